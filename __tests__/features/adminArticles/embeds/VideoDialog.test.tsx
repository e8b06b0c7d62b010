import { screen } from '@testing-library/react';
import type { VideoPlace } from '../../../../src/components/richText/figureSelection';
import { VideoDialog } from '../../../../src/features/adminArticles/embeds/VideoDialog';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { renderWithStore } from '../../../support/browser/renderWithStore';

async function show(current?: VideoPlace['current']) {
  const put = jest.fn();
  const onClose = jest.fn();
  const rendered = await renderWithStore(
    <VideoDialog place={{ current, put }} lang="fr" onClose={onClose} />,
  );
  return { ...rendered, put, onClose };
}
const field = () => screen.getByRole('textbox', { name: 'Video address' });

test('a video is inserted with its caption by keyboard alone', async () => {
  const { user, put, onClose } = await show();
  expect(field()).toHaveFocus();
  await checkAccessibility();
  await user.keyboard('youtu.be/dQw4w9WgXcQ{Tab} A run {Enter}');
  expect(put).toHaveBeenCalledWith({
    address: 'https://youtu.be/dQw4w9WgXcQ',
    caption: 'A run',
  });
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('embed code is accepted as a video URL', async () => {
  const { user, put } = await show();
  await user.click(field());
  await user.paste('<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" width="560"></iframe>');
  await user.click(screen.getByRole('button', { name: 'Insert' }));
  expect(put).toHaveBeenCalledWith({
    address: 'https://www.youtube.com/embed/dQw4w9WgXcQ',
    caption: '',
  });
});

test.each([
  ['{Enter}', 'This is not a web address. It should begin with https://'],
  ['https://vimeo.com/1{Enter}', 'Only YouTube and Twitch videos can be shown here.'],
  [
    'https://youtu.be/{Enter}',
    'This address belongs to the right site but does not lead to a video.',
  ],
])('%s is rejected at the field, and the input is kept', async (typed, error) => {
  const { user, put, onClose } = await show();
  await user.type(screen.getByRole('textbox', { name: 'Caption' }), 'A run');
  await user.type(field(), typed);
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription(error);
  await user.click(screen.getByRole('button', { name: 'Insert' }));
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue(typed.replace('{Enter}', ''));
  expect(screen.getByRole('textbox', { name: 'Caption' })).toHaveValue('A run');
  expect(put).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
  await checkAccessibility();
});

test('a video in the text opens with its caption and changes only on Apply', async () => {
  const current = { address: 'https://youtu.be/dQw4w9WgXcQ', caption: 'A run' };
  const { user, put, onClose } = await show(current);
  expect(screen.getByRole('dialog', { name: 'Change the video' })).toBeVisible();
  expect(field()).toHaveValue(current.address);
  await user.clear(screen.getByRole('textbox', { name: 'Caption' }));
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(put).toHaveBeenCalledWith({ ...current, caption: '' });
  onClose.mockClear();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});
