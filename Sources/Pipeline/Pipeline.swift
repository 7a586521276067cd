// Pipeline
