document.title += " · open"
