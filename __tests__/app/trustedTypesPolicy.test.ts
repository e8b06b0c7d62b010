import { registerSanitizer } from '../../src/components/html/htmlSanitizer';
import {
  installTrustedTypesPolicy,
  trustHtml,
  trustScriptUrl,
} from '../../src/app/trustedTypesPolicy';

describe('strings assigned as HTML', () => {
  it.each(['', ' ', '\n\t'])('pass when they are empty: %j', (html) => {
    expect(trustHtml(html)).toBe(html);
  });

  it('are escaped until the sanitiser is loaded', () => {
    expect(trustHtml('<img src=x onerror="alert(\'1\')">&')).toBe(
      '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;',
    );
  });

  it('are sanitised once it is loaded', () => {
    registerSanitizer((html) => html.replaceAll(/<script.*?<\/script>/g, ''));
    expect(trustHtml('<b>a</b><script>b</script>')).toBe('<b>a</b>');
  });
});

describe('script URLs', () => {
  it.each(['/sw.js', 'http://localhost:3000/assets/a.js'])('of this origin pass: %s', (url) => {
    expect(trustScriptUrl(url)).toBe(url);
  });

  it.each(['https://evil.example/a.js', '//evil.example/a.js', 'data:text/javascript,1'])(
    'of other origins are rejected: %s',
    (url) => {
      expect(() => trustScriptUrl(url)).toThrow('Blocked');
    },
  );
});

describe('the policy', () => {
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'trustedTypes');
  });

  it('is the default one, and creates no scripts from strings', () => {
    const createPolicy = jest.fn();
    Reflect.set(globalThis, 'trustedTypes', { createPolicy });
    installTrustedTypesPolicy();
    expect(createPolicy).toHaveBeenCalledWith('default', {
      createHTML: trustHtml,
      createScriptURL: trustScriptUrl,
    });
  });

  it('is not created in a browser without Trusted Types', () => {
    expect(installTrustedTypesPolicy).not.toThrow();
  });
});
