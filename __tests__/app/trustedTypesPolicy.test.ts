import { registerSanitizer } from '../../src/components/htmlSanitizer';
import {
  installTrustedTypesPolicy,
  trustHtml,
  trustScriptUrl,
} from '../../src/app/trustedTypesPolicy';

describe('strings handed to the page as markup', () => {
  it.each(['', ' ', '\n\t'])('pass when they are empty: %j', (html) => {
    expect(trustHtml(html)).toBe(html);
  });

  it('are shown as text as long as nothing can clean them', () => {
    expect(trustHtml('<img src=x onerror="alert(\'1\')">&')).toBe(
      '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;',
    );
  });

  it('go through the sanitiser once it is there', () => {
    registerSanitizer((html) => html.replaceAll(/<script.*?<\/script>/g, ''));
    expect(trustHtml('<b>a</b><script>b</script>')).toBe('<b>a</b>');
  });
});

describe('addresses of scripts', () => {
  it.each(['/sw.js', 'http://localhost:3000/assets/a.js'])('of this site pass: %s', (url) => {
    expect(trustScriptUrl(url)).toBe(url);
  });

  it.each(['https://evil.example/a.js', '//evil.example/a.js', 'data:text/javascript,1'])(
    'of others are refused: %s',
    (url) => {
      expect(() => trustScriptUrl(url)).toThrow('refused');
    },
  );
});

describe('the policy', () => {
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'trustedTypes');
  });

  it('is the default one, and makes no scripts of strings', () => {
    const createPolicy = jest.fn();
    Reflect.set(globalThis, 'trustedTypes', { createPolicy });
    installTrustedTypesPolicy();
    expect(createPolicy).toHaveBeenCalledWith('default', {
      createHTML: trustHtml,
      createScriptURL: trustScriptUrl,
    });
  });

  it('is left out where the browser knows none', () => {
    expect(installTrustedTypesPolicy).not.toThrow();
  });
});
