import { installGuide } from '../../../../src/features/pwa/install/installGuide';

const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';

test.each([
  ['Chrome', `Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36`, 0, 'chromium'],
  ['Edge', `Mozilla/5.0 (Windows NT 10.0) ${chrome} Safari/537.36 Edg/140.0`, 0, 'chromium'],
  ['iPhone', `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) ${safari} Safari/604.1`, 5, 'ios'],
  ['Chrome on iPhone', 'Mozilla/5.0 (iPhone) CriOS/140.0 Safari/604.1', 5, 'ios'],
  ['iPad', `Mozilla/5.0 (Macintosh; Intel Mac OS X) ${safari} Safari/605.1.15`, 5, 'ios'],
  ['Mac', `Mozilla/5.0 (Macintosh; Intel Mac OS X) ${safari} Safari/605.1.15`, 0, 'safari'],
  ['Firefox', 'Mozilla/5.0 (X11; rv:140.0) Gecko/20100101 Firefox/140.0', 0, 'firefox'],
  ['on Android', 'Mozilla/5.0 (Android 15; Mobile) Gecko Firefox/140.0', 5, 'firefoxAndroid'],
])('%s', (_name, agent, touchPoints, guide) => {
  expect(installGuide(agent, touchPoints)).toBe(guide);
});
