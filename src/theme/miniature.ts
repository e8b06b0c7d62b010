/** An element of this class with a `data-theme` has that theme's variables, whatever the page's own theme is. */
export const miniatureClass = 'theme-miniature';
