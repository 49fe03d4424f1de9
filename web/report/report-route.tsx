import { useParams } from 'react-router';
import { contactEmail } from '../contact-email.ts';
import { SiteFrame } from '../site-frame.tsx';
import { BoughtReport } from './bought-report.tsx';

/** /report/:paymentIntentId */
export default function ReportRoute() {
  const { paymentIntentId = '' } = useParams();
  return (
    <SiteFrame contactEmail={contactEmail()}>
      <div className="mx-auto max-w-page px-5 pb-16">
        <BoughtReport paymentIntentId={paymentIntentId} />
      </div>
    </SiteFrame>
  );
}
