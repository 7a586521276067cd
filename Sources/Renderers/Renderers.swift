// Renderers
