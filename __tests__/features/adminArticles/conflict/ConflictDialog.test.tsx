import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { adminPaths } from '../../../../src/contract/adminPaths';
import type {
  AdminArticle,
  AdminArticleContent,
  AdminArticleSave,
  AdminRevisionKeep,
} from '../../../../src/contract/schemas/adminArticles';
import { ConflictDialog } from '../../../../src/features/adminArticles/conflict/ConflictDialog';
import { articleDrafts } from '../../../../src/features/adminArticles/draft/articleDrafts';
import { OverwrittenTextAlert } from '../../../../src/features/adminArticles/editor/OverwrittenTextAlert';
import { useArticleDraft } from '../../../../src/features/adminArticles/draft/useArticleDraft';
import { apiServer } from '../../../support/browser/apiServer';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { problem } from '../../../support/fixtures/errors';
import { session } from '../../../support/fixtures/session';
import { ada, sessionReply } from '../../../support/fixtures/users';
import { renderWithStore } from '../../../support/browser/renderWithStore';
import { draftOf } from '../../../support/browser/writtenArticle';

type Text = Partial<NonNullable<AdminArticleContent['translations']['en']>>;
const written = (
  version: number,
  texts: Partial<Record<'en' | 'it', Text>>,
  facts: Partial<AdminArticleContent> = {},
): AdminArticle => {
  const { content } = draftOf('');
  const translations = Object.fromEntries(
    Object.entries(texts).map(([language, text]) => [
      language,
      { title: '', excerpt: '', content: '', ...text },
    ]),
  );
  return draftOf('', { version, content: { ...content, ...facts, translations } });
};

/** The server with the article; grace saves `next` just before the editor does. */
function serve(start: AdminArticle, theirs: AdminArticle | undefined) {
  const server = {
    article: start,
    next: theirs,
    saves: new Array<AdminArticleSave>(),
    kept: new Array<AdminRevisionKeep>(),
    refuseKeeping: false,
  };
  apiServer.use(
    http.get(`*${adminPaths.article(5)}`, () => HttpResponse.json(server.article)),
    http.put<never, AdminArticleSave>(`*${adminPaths.article(5)}`, async ({ request }) => {
      const save = await request.json();
      server.saves.push(save);
      server.article = server.next ?? server.article;
      server.next = undefined;
      if (save.version !== server.article.version) {
        return HttpResponse.json(problem(409, 'Faster.'), { status: 409 });
      }
      const { version, content } = save;
      server.article = { ...server.article, version: version + 1, content };
      return HttpResponse.json(server.article);
    }),
    http.post<never, AdminRevisionKeep>(
      `*${adminPaths.articleRevisions(5)}`,
      async ({ request }) => {
        if (server.refuseKeeping) return HttpResponse.json(problem(503, 'Busy.'), { status: 503 });
        server.kept.push(await request.json());
        return new HttpResponse(null, { status: 204 });
      },
    ),
  );
  return server;
}

const start = written(1, { en: { title: 'Old', excerpt: 'Sum' } });

interface Change extends Text {
  slug?: string;
}

function Editor({ changes }: { changes: readonly Change[] }) {
  const draft = useArticleDraft(start);
  const write = ({ slug, ...text }: Change) => {
    draft.change(({ translations, ...content }) => ({
      slug: slug ?? content.slug,
      translations: {
        ...translations,
        en: { title: '', excerpt: '', content: '', ...translations.en, ...text },
      },
    }));
    void draft.save();
  };
  return (
    <main>
      <h1>Article</h1>
      {changes.map((change, index) => (
        <button key={JSON.stringify(change)} type="button" onClick={() => write(change)}>
          Write {index}
        </button>
      ))}
      <p>Title: {draft.content.translations.en?.title}</p>
      <p>Phase: {draft.phase}</p>
      <OverwrittenTextAlert draft={draft} onVersions={() => undefined} />
      {draft.conflict ? <ConflictDialog draft={draft} conflict={draft.conflict} /> : null}
    </main>
  );
}

async function write(...changes: readonly Change[]) {
  const { token } = sessionReply();
  const rendered = await renderWithStore(<Editor changes={changes} />, {
    preloadedState: { auth: session({ token, user: { ...ada, roles: ['ROLE_ADMIN'] } }) },
  });
  const { user } = rendered;
  await user.click(screen.getByRole('button', { name: 'Write 0' }));
  return rendered;
}

test('changes to different fields and languages are merged without a dialog', async () => {
  const theirs = written(2, { en: { title: 'Theirs', excerpt: 'Sum' }, it: { title: 'Loro' } });
  const server = serve(start, theirs);
  await write({ excerpt: 'Mine' });
  await screen.findByText('Phase: saved');
  expect(server.saves).toMatchObject([
    { version: 1, keepOnConflict: false },
    {
      version: 2,
      content: {
        translations: { en: { title: 'Theirs', excerpt: 'Mine' }, it: { title: 'Loro' } },
      },
    },
  ]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText('Title: Theirs')).toBeVisible();
  expect(articleDrafts.read(String(ada.id), 5)).toBeUndefined();
});

const contradict = async () => {
  const theirs = written(2, { en: { title: 'The best quokka', excerpt: 'Shorter' } });
  const server = serve(start, theirs);
  const rendered = await write({ title: 'The fast quokka' });
  const dialog = await screen.findByRole('dialog');
  return { ...rendered, server, dialog };
};
const settleName = 'Use the chosen texts';

test('the two texts of a field are shown side by side, with their differences marked alike', async () => {
  const { dialog, baseElement } = await contradict();
  expect(within(dialog).getByRole('heading', { name: /You and grace changed/ })).toBeVisible();
  const groups = within(dialog).getAllByRole('radiogroup');
  expect(groups).toHaveLength(1);
  expect(groups[0]).toHaveAccessibleName(/^Title/);
  expect(within(dialog).getByText(/fast/).closest('mark')).toHaveTextContent('Differs: fast');
  expect(within(dialog).getByText(/best/).closest('mark')).toHaveTextContent('Differs: best');
  expect(dialog.querySelectorAll('del, ins')).toHaveLength(0);
  await checkAccessibility(baseElement);
});

test('a field without a choice shows an error and gets the focus', async () => {
  const { user, dialog, server } = await contradict();
  await user.click(within(dialog).getByRole('button', { name: settleName }));
  expect(within(dialog).getByText('Choose one of the two')).toBeVisible();
  expect(within(dialog).getByRole('radio', { name: 'Keep yours' })).toHaveFocus();
  expect(server.saves).toHaveLength(1);
});

test('keeping the own text saves it over theirs and keeps their other changes', async () => {
  const { user, dialog, server } = await contradict();
  await user.click(within(dialog).getByRole('radio', { name: 'Keep yours' }));
  await user.click(within(dialog).getByRole('button', { name: settleName }));
  await waitFor(() => expect(server.saves).toHaveLength(2));
  expect(server.saves[1]).toMatchObject({
    version: 2,
    overrules: true,
    content: { translations: { en: { title: 'The fast quokka', excerpt: 'Shorter' } } },
  });
  expect(server.kept).toEqual([]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('the own text is stored as a version before theirs replaces it', async () => {
  const { user, dialog, server } = await contradict();
  server.refuseKeeping = true;
  await user.click(within(dialog).getByRole('radio', { name: 'Take the one by grace' }));
  const settle = within(dialog).getByRole('button', { name: settleName });
  await user.click(settle);
  expect(await within(dialog).findByRole('alert')).toBeVisible();
  server.refuseKeeping = false;
  await user.click(settle);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(server.kept).toMatchObject([
    { content: { translations: { en: { title: 'The fast quokka' } } } },
  ]);
  expect(screen.getByText('Title: The best quokka')).toBeVisible();
  await screen.findByText('Phase: saved');
});

test('conflicts in fields of the whole article are compared too', async () => {
  serve(start, written(2, { en: { title: 'Old', excerpt: 'Sum' } }, { slug: 'their-address' }));
  await write({ slug: 'my-address' });
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('radiogroup')).toHaveAccessibleName('Address');
  expect(within(dialog).getByText('their-address')).toBeVisible();
  expect(within(dialog).getByText('my-address')).toBeVisible();
});

test('the writer whose saved text was overridden sees who did it', async () => {
  const server = serve(start, undefined);
  const { user } = await write({ title: 'Mine' }, { excerpt: 'More' });
  await screen.findByText('Phase: saved');
  server.next = written(3, { en: { title: 'Hers', excerpt: 'Sum' } });
  await user.click(screen.getByRole('button', { name: 'Write 1' }));
  const notice = await screen.findByRole('alert');
  expect(within(notice).getByText('grace replaced what you wrote')).toBeVisible();
  expect(within(notice).getByText(/Replaced: Title/)).toBeVisible();
  expect(screen.getByText('Title: Hers')).toBeVisible();
});
