import { fireEvent, screen } from '@testing-library/react';
import { MemberAvatar } from '../../src/components/MemberAvatar';
import { renderWithStore } from '../support/browser/renderWithStore';

test('shows a picture, or a generic figure when it fails to load', async () => {
  await renderWithStore(<MemberAvatar src="/users/7/avatar" username="ada" alt="Ada" />);
  const picture = screen.getByRole('img', { name: 'Ada' });
  expect(picture).toHaveAttribute('src', '/users/7/avatar');
  fireEvent.error(picture);
  expect(screen.queryByRole('img', { name: 'Ada' })).not.toBeInTheDocument();
  expect(screen.queryByText('AD')).not.toBeInTheDocument();
});

test('shows the initials without a picture', async () => {
  await renderWithStore(<MemberAvatar username="ada" />);
  expect(screen.getByText('AD')).toBeInTheDocument();
});
