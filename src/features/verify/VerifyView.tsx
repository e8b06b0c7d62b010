import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../components/page/PageHeader';
import { TitledSection } from '../../components/reading/TitledSection';
import { Text } from '../../components/Text';
import './verify.css';

function Explanation({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="verify-section">
      <TitledSection title={title}>{children}</TitledSection>
    </div>
  );
}

/** What a chain and a signed day are, and what they can show; `children` is the check. */
export function VerifyView({ note, children }: { note?: ReactNode; children: ReactNode }) {
  const { t } = useTranslation(['verify', 'metadata']);
  return (
    <>
      <PageHeader title={t('metadata:Verify')} lead={t('verify:lead')} />
      {note}
      <div className="verify">
        <TitledSection title={t('verify:form.title')}>{children}</TitledSection>
        <Explanation title={t('verify:chain.title')}>
          <Text>{t('verify:chain.text')}</Text>
        </Explanation>
        <Explanation title={t('verify:days.title')}>
          <Text>{t('verify:days.text')}</Text>
        </Explanation>
        <Explanation title={t('verify:limits.title')}>
          <ul className="verify-list">
            <li>{t('verify:limits.changed')}</li>
            <li>{t('verify:limits.invented')}</li>
            <li>{t('verify:limits.today')}</li>
            <li>{t('verify:limits.replaced')}</li>
          </ul>
        </Explanation>
        <Explanation title={t('verify:without.title')}>
          <Text>{t('verify:without.text')}</Text>
          <pre className="verify-command" translate="no">
            <code>node verify-chain.mjs chart-12.ndjson</code>
          </pre>
          <Text>
            <a href="/verify-chain.mjs" download className="text-link">
              {t('verify:without.script')}
            </a>
          </Text>
        </Explanation>
      </div>
    </>
  );
}
