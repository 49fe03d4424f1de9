import type { Queryable } from '#base/db.ts';
import { randomId } from '#base/secrets.ts';
import { conversations, leads } from '#db/schema.ts';
import type { ChatLead } from './contract.ts';

export type Exchange = { sessionId: string; userMessage: string; botResponse: string; intent: string };

export async function saveExchange(db: Queryable, exchange: Exchange, now: Date): Promise<void> {
  await db.insert(conversations).values({ id: randomId(), ...exchange, createdAt: now });
}

export async function saveLead(db: Queryable, lead: ChatLead, now: Date): Promise<void> {
  await db.insert(leads).values({ id: randomId(), ...lead, createdAt: now });
}
