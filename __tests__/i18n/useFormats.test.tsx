import { act, screen } from '@testing-library/react';
import { useFormats } from '../../src/i18n/useFormats';
import { loadTexts } from '../support/browser/loadTexts';
import { renderWithStore } from '../support/browser/renderWithStore';

function Price() {
  return <p>{useFormats().decimal(51_234.5)}</p>;
}

test('the formats follow the language', async () => {
  const { i18n } = await renderWithStore(<Price />);
  expect(screen.getByText('51,234.50')).toBeVisible();
  i18n.addResourceBundle('it', 'common', loadTexts('it')['it']?.['common']);
  await act(() => i18n.changeLanguage('it'));
  expect(await screen.findByText('51.234,50')).toBeVisible();
});
