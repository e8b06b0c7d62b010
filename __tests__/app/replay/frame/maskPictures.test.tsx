import { screen } from '@testing-library/react';
import { maskPictures } from '../../../../src/app/replay/frame/maskPictures';
import { SafeHtml } from '../../../../src/components/html/SafeHtml';
import { articleMarkup } from '../../../../src/contract/allowedMarkup';
import { renderWithStore } from '../../../support/browser/renderWithStore';

test('pictures in a text are replaced, and their alternative text is kept', async () => {
  maskPictures();
  const html = '<figure><img src="/media/pictures/0a1b2c3d-800.webp" alt="A tower"></figure>';
  await renderWithStore(<SafeHtml html={html} markup={articleMarkup} />);
  expect(screen.getByRole('img', { name: 'A tower' })).toHaveAttribute('src', 'data:,');
});
