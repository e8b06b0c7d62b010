import { fireEvent, screen } from '@testing-library/react';
import { MemberAvatar } from '../../src/components/MemberAvatar';
import { renderWithStore } from '../support/renderWithStore';

test('a picture, and a figure where it could not be loaded', async () => {
  await renderWithStore(<MemberAvatar src="/users/7/avatar" username="ada" alt="Ada" />);
  const picture = screen.getByRole('img', { name: 'Ada' });
  expect(picture).toHaveAttribute('src', '/users/7/avatar');
  fireEvent.error(picture);
  expect(screen.queryByRole('img', { name: 'Ada' })).not.toBeInTheDocument();
  expect(screen.queryByText('AD')).not.toBeInTheDocument();
});

test('the initials where there is no picture', async () => {
  await renderWithStore(<MemberAvatar username="ada" />);
  expect(screen.getByText('AD')).toBeInTheDocument();
});
