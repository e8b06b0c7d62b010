import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Language } from '../../contract/languages';
import { hearLanguage } from '../../i18n/languageNews';
import { withLanguage } from '../../navigation/languagePrefix';

/** Leads to the same page in the language another tab has chosen. */
export function useFollowedLanguage(): void {
  const location = useLocation();
  const navigate = useNavigate();
  const follow = useRef((_language: Language): void => undefined);
  useEffect(() => {
    follow.current = (language) =>
      void navigate(withLanguage(location, language), { replace: true });
  });
  useEffect(() => hearLanguage((language) => follow.current(language)), []);
}
