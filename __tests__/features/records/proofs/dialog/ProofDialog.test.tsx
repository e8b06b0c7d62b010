import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { paths } from '../../../../../src/contract/paths';
import { fitPicture } from '../../../../../src/features/records/proofs/fitPicture';
import { SendProof } from '../../../../../src/features/records/proofs/SendProof';
import { connectionLost } from '../../../../../src/state/pwaSlice';
import { selectUnsent } from '../../../../../src/store/unsent/selectUnsent';
import { apiServer } from '../../../../support/browser/apiServer';
import { checkAccessibility } from '../../../../support/browser/checkAccessibility';
import { installFakeIndexedDb } from '../../../../support/browser/fakeIndexedDb';
import { playerScoreHandler } from '../../../../support/browser/handlers/playerScores';
import { recordActions } from '../../../../support/browser/recordActions';
import { renderWithStore } from '../../../../support/browser/renderWithStore';
import { problem } from '../../../../support/fixtures/errors';
import { ownScore } from '../../../../support/fixtures/records';
import { session } from '../../../../support/fixtures/session';
import { ada, sessionReply } from '../../../../support/fixtures/users';

jest.mock('../../../../../src/features/records/proofs/fitPicture', () => ({
  fitPicture: jest.fn(),
}));

let disk = installFakeIndexedDb();
beforeEach(() => {
  disk = installFakeIndexedDb();
  jest.mocked(fitPicture).mockImplementation(async () => ({
    file: new Blob(['picture'], { type: 'image/png' }),
    preview: 'data:image/jpeg;base64,small',
  }));
});

type Sent = { picture?: number; video?: string; otherScores: number[]; key: string };

function serve(message: string | null = null): Sent[] {
  const proofs: Sent[] = [];
  apiServer.use(
    http.post(`*${paths.proofPictures}`, () => HttpResponse.json({ id: 5 }, { status: 201 })),
    http.post<{ id: string }, Sent>('*/api/scores/:id/proofs', async ({ request }) => {
      const sent = await request.json();
      proofs.push(sent);
      const results = [7, ...sent.otherScores].map((scoreId) => ({
        scoreId,
        reason: message === null ? null : 'chartClosed',
        message,
        proofId: message === null ? scoreId : null,
      }));
      return HttpResponse.json({ results });
    }),
  );
  return proofs;
}

async function openDialog({ action = 'send' as 'send' | 'replace' } = {}) {
  const { token } = sessionReply();
  const actions = recordActions();
  const rendered = await renderWithStore(
    <SendProof
      claim={{ id: 7, chart: 'Rainbow Road', text: '1:20.00' }}
      game={{ id: 3, name: 'Mushroom Cup' }}
      action={action}
    />,
    {
      preloadedState: { auth: session({ token, user: { ...ada } }) },
      middleware: [actions.middleware],
    },
  );
  await rendered.user.click(
    screen.getByRole('button', { name: action === 'send' ? 'Send proof' : 'Replace proof' }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Send proof' });
  const submit = () =>
    rendered.user.click(within(dialog).getByRole('button', { name: 'Send proof' }));
  const choose = () =>
    rendered.user.upload(
      within(dialog).getByLabelText('Choose a picture', { selector: 'input' }),
      new File(['x'], 'screen.png', { type: 'image/png' }),
    );
  return { ...rendered, dialog, submit, choose, actions };
}

test('shows the picture beside the claim and sends it', async () => {
  const proofs = serve();
  const { dialog, submit, choose } = await openDialog();
  await choose();
  const picture = await within(dialog).findByRole('img', { name: 'The chosen picture' });
  expect(picture).toHaveAttribute('src', 'data:image/jpeg;base64,small');
  expect(within(dialog).getByText('1:20.00')).toBeVisible();
  await checkAccessibility();
  await submit();
  expect(await within(dialog).findByText(/Your proof was sent/)).toBeVisible();
  expect(proofs).toMatchObject([{ picture: 5, otherScores: [] }]);
  await checkAccessibility();
});

test('asks for a picture, and for the address of a video that is one', async () => {
  const proofs = serve();
  const { user, dialog, submit } = await openDialog();
  await submit();
  expect(within(dialog).getByText('Choose a picture first.')).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Choose a picture' })).toHaveFocus();
  await user.click(within(dialog).getByRole('radio', { name: 'Video' }));
  const field = within(dialog).getByRole('textbox', { name: 'Address of the video' });
  await submit();
  expect(field).toHaveAccessibleDescription('Enter the address of the video.');
  expect(field).toHaveFocus();
  await user.paste('https://vimeo.com/1');
  expect(field).toHaveAccessibleDescription('Only YouTube and Twitch videos can be shown here.');
  await user.clear(field);
  await user.paste('https://youtu.be/dQw4w9WgXcQ');
  expect(field).toHaveAccessibleDescription('YouTube video recognized');
  await submit();
  await within(dialog).findByText(/Your proof was sent/);
  expect(proofs).toMatchObject([{ video: 'https://youtu.be/dQw4w9WgXcQ' }]);
});

test('takes a dropped and a pasted picture, and says what cannot be read', async () => {
  const { dialog } = await openDialog();
  const file = new File(['x'], 'screen.png', { type: 'image/png' });
  fireEvent.drop(document, { dataTransfer: { types: ['Files'], files: [file] } });
  expect(await within(dialog).findByRole('img', { name: 'The chosen picture' })).toBeVisible();
  jest.mocked(fitPicture).mockResolvedValue('unreadable');
  fireEvent.paste(document, { clipboardData: { files: [file] } });
  expect(await within(dialog).findByText(/cannot be read as a picture/)).toBeVisible();
});

test('proves other scores of the game with the same picture', async () => {
  const proofs = serve();
  apiServer.use(
    playerScoreHandler(paths.ownScores, [
      ownScore(7, { state: 'none' }),
      ownScore(8, { state: 'none' }),
      ownScore(9, { state: 'proved' }),
      ownScore(10, { state: 'unproved' }),
    ]),
  );
  const { user, dialog, submit, choose } = await openDialog();
  await choose();
  await user.click(within(dialog).getByText('It also proves other scores'));
  const boxes = await within(dialog).findAllByRole('checkbox');
  expect(boxes.map((box) => box.closest('label')?.textContent)).toEqual([
    'Chart 8: 1:20.00',
    'Chart 10: 1:20.00',
  ]);
  await user.click(boxes[1] ?? dialog);
  await checkAccessibility();
  await submit();
  expect(await within(dialog).findByText(/was sent for 2 scores/)).toBeVisible();
  expect(proofs).toMatchObject([{ otherScores: [10] }]);
});

test('puts a refusal of the server at its field and loses nothing', async () => {
  apiServer.use(
    http.post(`*${paths.proofPictures}`, () =>
      HttpResponse.json(
        problem(422, 'No picture.', {
          violations: [{ propertyPath: 'imageData', message: 'No picture.' }],
        }),
        { status: 422 },
      ),
    ),
  );
  const { user, dialog, submit, choose } = await openDialog();
  await choose();
  await user.type(within(dialog).getByRole('textbox', { name: /^Comment/ }), 'See the end.');
  await submit();
  expect(await within(dialog).findByText('No picture.')).toBeVisible();
  expect(within(dialog).getByRole('textbox', { name: /^Comment/ })).toHaveValue('See the end.');
  serve('This chart takes no scores.');
  await submit();
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('This chart takes no scores.');
  expect(within(dialog).getByRole('img', { name: 'The chosen picture' })).toBeVisible();
});

test('sends the same content again with the same key, a changed one with another', async () => {
  const keys: string[] = [];
  apiServer.use(
    http.post(`*${paths.proofPictures}`, () => HttpResponse.json({ id: 5 }, { status: 201 })),
    http.post<never, Sent>('*/api/scores/:id/proofs', async ({ request }) => {
      keys.push((await request.json()).key);
      return HttpResponse.json(problem(500, 'Broken.'), { status: 500 });
    }),
  );
  const { user, dialog, submit, choose } = await openDialog();
  await choose();
  await submit();
  await within(dialog).findByRole('alert');
  await submit();
  await waitFor(() => expect(keys).toHaveLength(2));
  await user.type(within(dialog).getByRole('textbox', { name: /^Comment/ }), 'Again.');
  await submit();
  await waitFor(() => expect(keys).toHaveLength(3));
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('queues the proof offline, without its content in the store', async () => {
  const { user, dialog, submit, choose, store } = await openDialog();
  act(() => void store.dispatch(connectionLost()));
  await choose();
  await user.type(within(dialog).getByRole('textbox', { name: /^Comment/ }), 'Secret words.');
  await submit();
  expect(await within(dialog).findByText(/waits on this device/)).toBeVisible();
  expect(selectUnsent(store.getState())).toMatchObject([
    { kind: 'proof', member: String(ada.id), claims: [{ id: 7 }] },
  ]);
  expect([...disk.values.values()]).toMatchObject([{ comment: 'Secret words.' }]);
  expect(JSON.stringify(store.getState())).not.toContain('Secret words.');
});

test('says when the browser cannot keep the proof', async () => {
  const { dialog, submit, choose, store } = await openDialog();
  act(() => void store.dispatch(connectionLost()));
  disk.full = true;
  await choose();
  await submit();
  expect(await within(dialog).findByText(/cannot keep the proof/)).toBeVisible();
  expect(selectUnsent(store.getState())).toEqual([]);
});

test('keeps what is typed over a reload, and warns before a proof that waits is replaced', async () => {
  const first = await openDialog({ action: 'replace' });
  expect(within(first.dialog).getByText(/replaces the one that waits/)).toBeVisible();
  await first.user.type(
    within(first.dialog).getByRole('textbox', { name: /^Comment/ }),
    'At 1:05.',
  );
  first.unmount();
  const { dialog } = await openDialog();
  expect(within(dialog).getByRole('textbox', { name: /^Comment/ })).toHaveValue('At 1:05.');
});

test('neither the picture nor the comment is in an action', async () => {
  serve();
  const { user, dialog, submit, choose, actions } = await openDialog();
  await choose();
  await user.type(within(dialog).getByRole('textbox', { name: /^Comment/ }), 'Secret words.');
  await submit();
  await within(dialog).findByText(/Your proof was sent/);
  const text = actions.text();
  expect(text).not.toContain('Secret words.');
  expect(text).not.toContain('base64');
});
