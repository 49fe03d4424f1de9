import { z } from 'zod';
import {
  type Agency,
  agencySchema,
  agentSchema,
  assessmentSchema,
  brandSchema,
  createdEndpointSchema,
  createdKeySchema,
  endpointSchema,
  importReplySchema,
  invitationSchema,
  keySchema,
  memberSchema,
  pageOf,
  projectSchema,
  receivedInvitationSchema,
  shareSchema,
  usageSchema,
  weekSchema,
} from '#agencies/contract.ts';
import { noteSignedIn, noteSignedOut } from '../account/session-notes.ts';
import { ApiError, callApi } from '../api.ts';

const listOf = <Row extends z.ZodType>(row: Row) => z.object({ data: z.array(row) });

/** null: signed in, and a member of no agency. "signed-out": nobody is signed in. */
export async function fetchAgency(): Promise<Agency | null | 'signed-out'> {
  try {
    const agency = agencySchema.parse(await callApi('GET', '/api/v1/agency'));
    noteSignedIn();
    return agency;
  } catch (error) {
    if (!(error instanceof ApiError) || (error.status !== 401 && error.status !== 403)) throw error;
    if (error.status === 403) {
      noteSignedIn();
      return null;
    }
    noteSignedOut();
    return 'signed-out';
  }
}

export const startAgency = async (name: string) =>
  agencySchema.parse(await callApi('POST', '/api/v1/agency', { name }));
export const fetchWeek = async () => weekSchema.parse(await callApi('GET', '/api/v1/week'));
export const fetchRunning = async () =>
  pageOf(assessmentSchema).parse(await callApi('GET', '/api/v1/assessments?limit=100')).data;
export const addClient = async (client: { name: string; website: string }) =>
  projectSchema.parse(await callApi('POST', '/api/v1/projects', client));
export const importClients = async (csv: string) =>
  importReplySchema.parse(await callApi('POST', '/api/v1/projects/import', { csv }));
export const archiveClient = async (id: string) =>
  projectSchema.parse(await callApi('PATCH', `/api/v1/projects/${id}`, { archived: true }));
export const brandClient = async (id: string, brandId: string | null) =>
  projectSchema.parse(await callApi('PATCH', `/api/v1/projects/${id}`, { brandId }));
export const assessClient = async (projectId: string) =>
  assessmentSchema.parse(await callApi('POST', '/api/v1/assessments', { projectId }));
export const shareReport = async (id: string) =>
  shareSchema.parse(await callApi('POST', `/api/v1/assessments/${id}/share`, {}));
export const fetchUsage = async () => usageSchema.parse(await callApi('GET', '/api/v1/usage'));
export const fetchKeys = async () => listOf(keySchema).parse(await callApi('GET', '/api/v1/keys')).data;
export const makeKey = async (key: { mode: 'live' | 'test'; label: string }) =>
  createdKeySchema.parse(await callApi('POST', '/api/v1/keys', key));
export const revokeKey = (id: string) => callApi('DELETE', `/api/v1/keys/${id}`);
export const fetchAgents = async () => listOf(agentSchema).parse(await callApi('GET', '/api/v1/agents')).data;
export const endAgent = (id: string) => callApi('DELETE', `/api/v1/agents/${id}`);
export const fetchHooks = async () => listOf(endpointSchema).parse(await callApi('GET', '/api/v1/webhooks')).data;
export const addHook = async (url: string) =>
  createdEndpointSchema.parse(await callApi('POST', '/api/v1/webhooks', { url }));
export const removeHook = (id: string) => callApi('DELETE', `/api/v1/webhooks/${id}`);
export const fetchBrands = async () => listOf(brandSchema).parse(await callApi('GET', '/api/v1/brands')).data;
/** `logo`: a PNG in base64. */
type NewBrand = {
  name: string;
  accent: string;
  domain: string | null;
  logo: string | null;
  senderName?: string;
  replyTo: string | null;
};
export const addBrand = async (brand: NewBrand) => brandSchema.parse(await callApi('POST', '/api/v1/brands', brand));
export const verifyDomain = async (id: string) =>
  brandSchema.parse(await callApi('POST', `/api/v1/brands/${id}/verify-domain`, {}));
export const fetchMembers = async () =>
  listOf(memberSchema)
    .extend({ invited: z.array(invitationSchema) })
    .parse(await callApi('GET', '/api/v1/members'));
export const inviteMember = async (member: { email: string; role: 'member' | 'client'; projectId: string | null }) =>
  invitationSchema.parse(await callApi('POST', '/api/v1/members', member));
export const fetchInvitations = async () =>
  listOf(receivedInvitationSchema).parse(await callApi('GET', '/api/v1/invitations')).data;
export const acceptInvitation = (id: string) => callApi('POST', `/api/v1/invitations/${id}/accept`, {});
export const endInvitation = (id: string) => callApi('DELETE', `/api/v1/invitations/${id}`);
export const handOverAgency = (userId: string) => callApi('POST', '/api/v1/agency/hand-over', { userId });
export const closeAgency = (name: string) => callApi('POST', '/api/v1/agency/close', { name });
export const leaveAgency = () => callApi('POST', '/api/v1/agency/leave', {});
export const removeMember = (id: string) => callApi('DELETE', `/api/v1/members/${id}`);
