import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Language } from '../../contract/languages';
import { onLanguageBroadcast } from '../../i18n/languageBroadcast';
import { withLanguage } from '../../navigation/languagePrefix';

/** Navigates to the same page in the language chosen in another tab. */
export function useSyncedLanguage(): void {
  const location = useLocation();
  const navigate = useNavigate();
  const follow = useRef((_language: Language): void => undefined);
  useEffect(() => {
    follow.current = (language) =>
      void navigate(withLanguage(location, language), { replace: true });
  });
  useEffect(() => onLanguageBroadcast((language) => follow.current(language)), []);
}
