import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reportCountersSchema } from '#operators/contract.ts';
import { Button } from '../ui/button.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { ContestsView } from './contests-view.tsx';
import { ConversationsTable } from './conversations-table.tsx';
import { FailedJobsView } from './failed-jobs-view.tsx';
import { HealthView } from './health-view.tsx';
import { LeadsTable } from './leads-table.tsx';
import { adminClient as client } from './operator-client.ts';
import { CounterCards, OperatorScreen, useUnlocked } from './operator-screen.tsx';
import { OutboxView } from './outbox-view.tsx';
import { ReportsTable } from './reports-table.tsx';
import { saveFile } from './save-file.ts';
import { SteeringView } from './steering-view.tsx';
import { UnlockScreen } from './unlock-screen.tsx';

/** /admin: locked until the passcode is right, then the dashboard. */
export default function AdminRoute() {
  return useUnlocked(client) ? (
    <Dashboard />
  ) : (
    <UnlockScreen client={client} title="Super Admin Access" label="Enter Admin Passcode" button="Access Admin Panel" />
  );
}

function Dashboard() {
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: [client.role, 'counters'],
    queryFn: async () => reportCountersSchema.parse(await client.call('GET', 'counters')),
    gcTime: 0,
  });
  const [isRefreshing, setIsRefreshing] = useState(false);
  const [isDownloading, setIsDownloading] = useState(false);
  const refresh = async () => {
    setIsRefreshing(true);
    await queries.invalidateQueries({ queryKey: [client.role] });
    setIsRefreshing(false);
  };
  const downloadAll = async () => {
    setIsDownloading(true);
    try {
      await saveFile(await client.post('download-all-reports', {}), 'llm-seo-reports.txt');
    } catch (error) {
      console.error('Failed to download reports', error);
    }
    setIsDownloading(false);
  };
  return (
    <OperatorScreen
      client={client}
      title="Admin Dashboard"
      subtitle="Manage and download all LLM SEO assessment reports"
      actions={
        <>
          <Button look="secondary" busy={isRefreshing} onClick={() => void refresh()}>
            Refresh Data
          </Button>
          <Button busy={isDownloading} onClick={() => void downloadAll()}>
            Download All Reports
          </Button>
        </>
      }
    >
      <CounterCards
        counters={[
          { name: 'Total Reports', value: data?.totalReports },
          { name: 'Paid Reports', value: data?.paidReports },
          { name: 'Companies', value: data?.companies },
          { name: 'This Month', value: data?.thisMonth },
        ]}
      />
      <div className="mt-10">
        <SteeringView />
      </div>
      <section className="mt-14">
        <h2 className="mb-4 text-2xl">Reports</h2>
        <ReportsTable />
      </section>
      <section className="mt-14">
        <h2 className="mb-4 text-2xl">Chatbot Conversations</h2>
        <ConversationsTable />
      </section>
      <section className="mt-14">
        <h2 className="sr-only">More</h2>
        <Tabs
          label="More"
          tabs={[
            { value: 'leads', label: 'Leads', content: <LeadsTable /> },
            { value: 'contests', label: 'Contests', content: <ContestsView /> },
            { value: 'health', label: 'Health', content: <HealthView /> },
            { value: 'jobs', label: 'Failed jobs', content: <FailedJobsView /> },
            { value: 'outbox', label: 'Outbox', content: <OutboxView /> },
          ]}
        />
      </section>
    </OperatorScreen>
  );
}
