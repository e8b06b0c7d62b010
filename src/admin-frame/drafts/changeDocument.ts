import { unreadableResponse } from '../../api/errors/apiError';
import { secretQueryFn } from '../../api/secretArgs';

/** A change was saved, or conflicts with another editor's change. */
export type ChangeOutcome<Document> =
  | { kind: 'done'; document: Document }
  | { kind: 'conflict'; current: Document };

interface DocumentSource<Document> {
  pathOf: (id: number) => string;
  read: (body: unknown) => Document | undefined;
}

/** The `queryFn`s of mutations that change a version of a document; on a conflict, the current version is fetched. */
export function changeDocument<Document extends { version: number }>({
  pathOf,
  read,
}: DocumentSource<Document>) {
  return <Content extends { id: number; version: number }>(
    request: (content: Content) => { url: string; body: object },
  ) =>
    secretQueryFn<Content, ChangeOutcome<Document>>(async (content, send) => {
      const { data, error } = await send({ ...request(content), method: 'PUT' });
      if (!error) {
        const document = read(data);
        return document ? { data: { kind: 'done', document } } : { error: unreadableResponse };
      }
      if (error.kind !== 'http' || error.status !== 409) return { error };
      const result = await send({ url: pathOf(content.id) });
      if (result.error) return { error: result.error };
      const current = read(result.data);
      // A 409 for another reason than the version: the server's message says which.
      if (!current || current.version === content.version) return { error };
      return { data: { kind: 'conflict', current } };
    });
}
