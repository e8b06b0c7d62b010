/** Loads code that uses Material UI components, together with the site's style overrides for them. */
export async function withMaterialStyles<Part>(fetchPart: () => Promise<Part>): Promise<Part> {
  const [part, { applyMaterialStyles }] = await Promise.all([
    fetchPart(),
    import(/* webpackChunkName: "material-styles" */ '../../theme/materialStyles'),
  ]);
  applyMaterialStyles();
  return part;
}
