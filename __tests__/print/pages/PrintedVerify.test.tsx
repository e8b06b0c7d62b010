import { PrintedVerify } from '../../../src/print/pages/PrintedVerify';
import { printMarkup } from '../../support/browser/printMarkup';

test('has the explanation, a place for the button, and says that the check needs a script', async () => {
  const body = await printMarkup(<PrintedVerify />, { at: '/en/verify' });
  expect(body.querySelectorAll('h2')).toHaveLength(5);
  expect(body.querySelector('.slot')).toHaveTextContent('Check the chain');
  expect(body.querySelector('noscript')?.textContent).toContain('needs JavaScript');
  expect(body.querySelectorAll('[style]')).toHaveLength(0);
});
