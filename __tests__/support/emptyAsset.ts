/** Stands for a style sheet or a font, which only the build can read. */
export const address = '/assets/empty';
export default address;
