/** An element with this class and `data-theme` uses that theme's variables, regardless of the page's theme. */
export const miniatureClass = 'theme-miniature';
