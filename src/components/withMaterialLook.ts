/** Fetches code that draws with Material's components and, beside it, how the site lets them look. */
export async function withMaterialLook<Part>(fetchPart: () => Promise<Part>): Promise<Part> {
  const [part, { dressMaterial }] = await Promise.all([
    fetchPart(),
    import(/* webpackChunkName: "material-look" */ '../theme/materialLook'),
  ]);
  dressMaterial();
  return part;
}
