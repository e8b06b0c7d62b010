import { adminPaths } from '../../../src/contract/adminPaths';
import {
  AdminArticle,
  type AdminArticleContent,
  type AdminArticleText,
} from '../../../src/contract/schemas/adminArticles';
import type { TestServer } from './createTestServer';
import { bearer, createMember, logIn, type TestMember } from './members';
import { readContract } from '../readContract';

export interface Administrator extends TestMember {
  headers: Record<string, string>;
}

export async function createAdministrator(
  server: TestServer,
  roles = ['ROLE_ADMIN'],
): Promise<Administrator> {
  const member = await createMember(server, { roles });
  return { ...member, headers: bearer(await logIn(server, member)) };
}

export const text = (title: string, content = `<p>${title}, told.</p>`): AdminArticleText => ({
  title,
  excerpt: '',
  content,
});

export const content = (
  translations: AdminArticleContent['translations'],
  facts: Partial<AdminArticleContent> = {},
): AdminArticleContent => ({
  slug: null,
  category: null,
  featured: false,
  pictureId: null,
  translations,
  ...facts,
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One administrator's requests, as the editor makes them. */
export function editorOf(
  server: Pick<TestServer, 'app'>,
  { headers }: Pick<Administrator, 'headers'>,
) {
  const call = (method: Method, url: string, payload?: object) =>
    server.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
  const read = (response: Awaited<ReturnType<typeof call>>) => {
    expect(response.json()).not.toHaveProperty('message');
    return readContract(AdminArticle, response.json());
  };
  return {
    call,
    create: async () => read(await call('POST', adminPaths.articles)),
    find: async (id: number) => read(await call('GET', adminPaths.article(id))),
    trySave: (
      article: Pick<AdminArticle, 'id' | 'version'>,
      next: AdminArticleContent,
      more = {},
    ) =>
      call('PUT', adminPaths.article(article.id), {
        version: article.version,
        content: next,
        ...more,
      }),
    save: async (article: Pick<AdminArticle, 'id' | 'version'>, next: AdminArticleContent) =>
      read(
        await call('PUT', adminPaths.article(article.id), {
          version: article.version,
          content: next,
        }),
      ),
    trySetStatus: (
      { id, version }: Pick<AdminArticle, 'id' | 'version'>,
      status: AdminArticle['status'],
      publishedAt: string | null = null,
    ) => call('PUT', adminPaths.articleStatus(id), { version, status, publishedAt }),
    setStatus: async (
      { id, version }: Pick<AdminArticle, 'id' | 'version'>,
      status: AdminArticle['status'],
      publishedAt: string | null = null,
    ) => read(await call('PUT', adminPaths.articleStatus(id), { version, status, publishedAt })),
  };
}
