/** Stands in for a style sheet or a font, which only the build can import. */
export const address = '/assets/empty';
export default address;
