/**
 * For `onQueryStarted`: calls `react` with the result of a successful request. The caller of the request handles a failure;
 * without this, it would be an unhandled rejection too.
 */
export async function afterSuccess<Data>(
  queryFulfilled: PromiseLike<{ data: Data }>,
  react: (data: Data) => void,
): Promise<void> {
  await queryFulfilled.then(
    ({ data }) => react(data),
    () => undefined,
  );
}
