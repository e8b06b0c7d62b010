import { useId, type ReactNode } from 'react';
import { Text } from '../../../components/Text';
import './ArticleSection.css';

interface ArticleSectionProps {
  title: string;
  /** Shown at the end of the heading's line. */
  action?: ReactNode;
  children: ReactNode;
}

/** A titled section that shows articles. */
export function ArticleSection({ title, action, children }: ArticleSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="article-section-head">
        <Text id={id} component="h2" variant="h2">
          {title}
        </Text>
        {action}
      </div>
      {children}
    </section>
  );
}
