import { Placeholder } from '../components/feedback/Placeholder';
import { PageHeader } from '../components/page/PageHeader';
import type { PageToPrint } from '../contract/printedPage';

/** What stands in the frame until the program shows the page. */
export function PrintedHeading({ title, lead }: PageToPrint['heading']) {
  return (
    <div className="printed-heading">
      <PageHeader title={title} {...(lead === '' ? {} : { lead })} />
      <div aria-hidden="true" className="printed-lines">
        {Array.from({ length: 6 }, (_, index) => (
          <Placeholder key={index} />
        ))}
      </div>
    </div>
  );
}
