import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { paths } from '../../../src/contract/paths';
import { AvatarError, cropAvatar } from '../../../src/features/profile/cropAvatar';
import { apiServer } from '../../support/browser/apiServer';
import { checkAccessibility } from '../../support/browser/checkAccessibility';
import { renderProfile } from '../../support/browser/renderProfile';

// Cropping needs a browser that decodes and draws; it has its own tests.
jest.mock('../../../src/features/profile/cropAvatar', () => ({
  ...jest.requireActual<object>('../../../src/features/profile/cropAvatar'),
  cropAvatar: jest.fn(async () => 'data:image/jpeg;base64,cut'),
}));

const picture = (type = 'image/png', size = 10) =>
  new File([new Uint8Array(size)], 'me.png', { type });

const setUp = async () => {
  const bodies: unknown[] = [];
  apiServer.use(
    http.post(`*${paths.uploadAvatar}`, async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ success: true });
    }),
  );
  const rendered = await renderProfile('#avatar');
  // The file dialog's filter can be bypassed; ours cannot.
  const user = userEvent.setup({ applyAccept: false });
  const input = document.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no field for a file.');
  const upload = screen.getByRole('button', { name: 'Upload avatar' });
  return { ...rendered, user, input, upload, bodies };
};

test('has no accessibility violations, with and without a chosen picture', async () => {
  const { user, input } = await setUp();
  await checkAccessibility();
  await user.upload(input, picture());
  await screen.findByText('me.png is ready to upload');
  await checkAccessibility();
});

test('choosing, previewing and uploading sets a new picture URL and clears the choice', async () => {
  const { user, input, upload, bodies, store } = await setUp();
  expect(upload).toBeDisabled();
  expect(upload).toHaveAccessibleDescription('Choose a picture first.');
  const before = screen.getByRole('img', { name: 'Your current picture' }).getAttribute('src');
  await user.upload(input, picture());
  expect(await screen.findByRole('img', { name: 'Preview of your new picture' })).toHaveAttribute(
    'src',
    'data:image/jpeg;base64,cut',
  );
  await user.click(upload);
  const after = await screen.findByRole('img', { name: 'Your current picture' });
  expect(bodies).toEqual([{ imageData: 'data:image/jpeg;base64,cut' }]);
  expect(before).toBe('/users/7/avatar');
  const { avatarChangedAt } = store.getState().auth;
  expect(after).toHaveAttribute('src', `/users/7/avatar?timestamp=${avatarChangedAt}`);
  expect(upload).toHaveAttribute('aria-disabled', 'true');
});

test.each([
  ['a text', picture('text/plain'), /Invalid file type/],
  ['an SVG', picture('image/svg+xml'), /Invalid file type/],
  ['a picture of more than 2 MB', picture('image/png', 2 * 1024 * 1024 + 1), /too large/],
])('%s is rejected', async (_name, file, text) => {
  const { user, input, upload } = await setUp();
  await user.upload(input, file);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(upload).toBeDisabled();
});

test.each([
  ['readFile', 'Failed to read file'],
  ['loadImage', 'Failed to load image'],
  ['canvas', 'Failed to get canvas context'],
] as const)('a failure in %s shows: %s', async (step, text) => {
  jest.mocked(cropAvatar).mockRejectedValueOnce(new AvatarError(step));
  const { user, input } = await setUp();
  await user.upload(input, picture());
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

test('shows progress during the upload', async () => {
  const { user, input, upload } = await setUp();
  apiServer.use(http.post(`*${paths.uploadAvatar}`, async () => delay('infinite')));
  await user.upload(input, picture());
  await waitFor(() => expect(upload).toBeEnabled());
  await user.click(upload);
  await waitFor(() => expect(upload).toHaveAccessibleName('Uploading…'));
  expect(upload).toHaveAttribute('aria-busy', 'true');
  expect(upload).toHaveAttribute('aria-disabled', 'true');
});

test('a failed upload keeps the chosen picture', async () => {
  const { user, input, upload } = await setUp();
  apiServer.use(http.post(`*${paths.uploadAvatar}`, () => new HttpResponse(null, { status: 500 })));
  await user.upload(input, picture());
  await waitFor(() => expect(upload).toBeEnabled());
  await user.click(upload);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to upload the avatar');
  expect(screen.getByRole('img', { name: 'Preview of your new picture' })).toBeInTheDocument();
});

test('the chosen picture can be discarded', async () => {
  const { user, input } = await setUp();
  await user.upload(input, picture());
  await user.click(await screen.findByRole('button', { name: 'Discard selection' }));
  expect(screen.getByRole('img', { name: 'Your current picture' })).toBeInTheDocument();
});
