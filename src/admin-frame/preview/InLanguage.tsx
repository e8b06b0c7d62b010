import { useEffect, useState, type ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { languageTags, type Language } from '../../contract/languages';

interface InLanguageProps {
  language: Language;
  children: ReactNode;
}

/** Renders its children with another i18n language. */
export function InLanguage({ language, children }: InLanguageProps) {
  const { i18n } = useTranslation();
  const [other, setOther] = useState<typeof i18n>();
  useEffect(() => {
    let here = true;
    const begin = async () => {
      const instance = i18n.cloneInstance({ lng: language });
      // If the locale files fail to load, the labels around the article stay in the user's language.
      await instance.changeLanguage(language).catch(() => undefined);
      if (here) setOther(instance);
    };
    void begin();
    return () => {
      here = false;
    };
  }, [i18n, language]);
  if (!other) return null;
  return (
    <I18nextProvider i18n={other}>
      <div lang={languageTags[language]}>{children}</div>
    </I18nextProvider>
  );
}
