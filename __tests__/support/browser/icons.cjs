/**
 * Takes the place of @mdi/js, one module with the paths of 7,000 icons: here the path of an icon is its name. The build puts paths into the
 * files that use them (`src/build/inlineIcons.ts`).
 */
module.exports = new Proxy({}, { get: (_icons, name) => name });
