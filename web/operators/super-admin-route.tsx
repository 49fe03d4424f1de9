import { useQuery } from '@tanstack/react-query';
import { userCountersSchema } from '#operators/contract.ts';
import { showToast } from '../ui/toast-store.ts';
import { Tabs } from '../ui/tabs.tsx';
import { AgenciesTab } from './agencies-tab.tsx';
import { AuditTable } from './audit-table.tsx';
import { superAdminClient as client } from './operator-client.ts';
import { CounterCards, OperatorScreen, useUnlocked } from './operator-screen.tsx';
import { SeoAssessmentTab } from './seo-assessment-tab.tsx';
import { UnlockScreen } from './unlock-screen.tsx';
import { UsersTable } from './users-table.tsx';

/** /super-admin: locked until the access code is right, then the portal. */
export default function SuperAdminRoute() {
  return useUnlocked(client) ? (
    <Portal />
  ) : (
    <UnlockScreen
      client={client}
      title="Super Admin Portal"
      label="Enter Super Admin Access Code"
      button="Access Super Admin Portal"
      warning="Only authorized administrators should enter. Every attempt is recorded."
      canShow
      onUnlocked={() => showToast({ title: 'Access granted', description: 'Welcome to the Super Admin portal.' })}
    />
  );
}

function Portal() {
  const { data } = useQuery({
    queryKey: [client.role, 'counters'],
    queryFn: async () => userCountersSchema.parse(await client.call('GET', 'counters')),
    gcTime: 0,
  });
  return (
    <OperatorScreen client={client} title="Super Admin Portal" subtitle="Manage users and assess websites">
      <CounterCards
        counters={[
          { name: 'Total Users', value: data?.totalUsers },
          { name: 'Verified Users', value: data?.verifiedUsers },
          { name: 'OAuth Users', value: data?.oauthUsers },
        ]}
      />
      <div className="mt-10">
        <Tabs
          label="Portal"
          tabs={[
            { value: 'users', label: 'User Management', content: <UsersTable /> },
            { value: 'seo', label: 'SEO Assessment', content: <SeoAssessmentTab />, isKept: true },
            { value: 'agencies', label: 'Agencies', content: <AgenciesTab /> },
            { value: 'audit', label: 'Audit Log', content: <AuditTable /> },
          ]}
        />
      </div>
    </OperatorScreen>
  );
}
