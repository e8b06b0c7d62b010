import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { FigurePlace } from '../../../../src/components/richText/figureSelection';
import { adminPaths } from '../../../../src/contract/adminPaths';
import { PictureDialog } from '../../../../src/features/adminArticles/embeds/PictureDialog';
import { apiServer } from '../../../support/browser/apiServer';
import { problem } from '../../../support/fixtures/errors';
import { session } from '../../../support/fixtures/session';
import { ada } from '../../../support/fixtures/users';
import { renderWithStore } from '../../../support/browser/renderWithStore';

const figure = {
  src: '/media/pictures/0a1b2c3d-1344.webp',
  alt: 'A tower',
  caption: 'Turin',
  width: '1344',
  height: '756',
};
const png = new File(['x'], 'tower.png', { type: 'image/png' });

/** The browser's own decoding of pictures, which jsdom lacks. */
beforeEach(() => {
  globalThis.createImageBitmap = jest.fn(async (file: unknown) => {
    if (file instanceof File && file.name === 'broken.png') throw new Error('Not a picture.');
    return { width: 2688, height: 1512, close: () => undefined };
  });
  const context = { fillRect: () => undefined, drawImage: () => undefined };
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockImplementation(() => Object.assign(context));
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toDataURL')
    .mockReturnValue('data:image/jpeg;base64,AAAA');
});
afterEach(() => jest.restoreAllMocks());

async function show(current?: FigurePlace['current']) {
  const put = jest.fn();
  const onClose = jest.fn();
  const rendered = await renderWithStore(
    <PictureDialog place={{ current, put }} lang="fr" onClose={onClose} />,
    { preloadedState: { auth: session({ user: { ...ada, roles: ['ROLE_ADMIN'] } }) } },
  );
  const input = rendered.baseElement.querySelector<HTMLInputElement>('input[name=picture]');
  if (!input) throw new Error('There is nothing to choose a picture with.');
  return { ...rendered, put, onClose, input };
}

test('a picture is uploaded, described and inserted; a failed upload keeps the description', async () => {
  let refuse = true;
  apiServer.use(
    http.post(`*${adminPaths.textPictures}`, () =>
      refuse
        ? HttpResponse.json(problem(413, 'This picture is too large.'), { status: 413 })
        : HttpResponse.json({ src: figure.src, width: 1344, height: 756 }, { status: 201 }),
    ),
  );
  const { user, put, onClose, input } = await show();
  expect(screen.getByRole('button', { name: 'Choose a picture' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Insert' })).toBeDisabled();
  await user.type(screen.getByRole('textbox', { name: 'What the picture shows' }), ' A tower ');
  await user.type(screen.getByRole('textbox', { name: 'Caption' }), 'Turin');
  await user.upload(input, new File(['x'], 'broken.png', { type: 'image/png' }));
  expect(await screen.findByText(/^The picture cannot be read/)).toBeVisible();
  await user.upload(input, png);
  expect(await screen.findByText('This picture is too large.')).toBeVisible();
  refuse = false;
  await user.upload(input, png);
  expect(await screen.findByRole('img', { name: 'Chosen picture' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Insert' }));
  expect(put).toHaveBeenCalledWith(figure);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a picture in the text opens with its description, and changes only on Apply', async () => {
  const { user, put, onClose } = await show(figure);
  const alt = screen.getByRole('textbox', { name: 'What the picture shows' });
  expect(alt).toHaveValue('A tower');
  await user.clear(alt);
  await user.type(alt, 'A spire');
  await user.keyboard('{Escape}');
  expect([onClose.mock.calls.length, put.mock.calls.length]).toEqual([1, 0]);
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(put).toHaveBeenCalledWith({ ...figure, alt: 'A spire' });
});
