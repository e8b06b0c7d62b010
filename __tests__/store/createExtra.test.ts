import { createExtra } from '../../src/store/createExtra';

test('uses the browser’s own services except for the overrides', async () => {
  const extra = createExtra({ language: () => 'fr', now: () => 5 });
  expect(extra.host).toBe('http://localhost:3000');
  expect(extra.now()).toBe(5);
  expect(extra.language()).toBe('fr');
  expect(extra.storedSession()).toBeUndefined();
  const send = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('ok'));
  await extra.fetch('http://localhost:3000/x');
  expect(send).toHaveBeenCalledTimes(1);
});
