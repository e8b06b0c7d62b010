/** Fetches code that draws with Material's components and, beside it, how the site lets them look. */
export async function withMaterialStyles<Part>(fetchPart: () => Promise<Part>): Promise<Part> {
  const [part, { applyMaterialStyles }] = await Promise.all([
    fetchPart(),
    import(/* webpackChunkName: "material-look" */ '../theme/materialStyles'),
  ]);
  applyMaterialStyles();
  return part;
}
