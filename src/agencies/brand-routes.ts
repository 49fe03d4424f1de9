import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { App } from '#base/app.ts';
import { AppError } from '#base/errors.ts';
import { randomId } from '#base/secrets.ts';
import { recordAudit } from '#db/audit.ts';
import { brands } from '#db/schema.ts';
import type { Caller, Callers } from './caller.ts';
import { type Brand, brandChangeSchema, brandSchema, idParams, newBrandSchema } from './contract.ts';
import type { AgencyDeps } from './deps.ts';

type Row = typeof brands.$inferSelect;
const recordName = '_citable';
const mostBrands = 100;

/** `/api/v1/brands`: how reports look that the agency hands on. */
export function brandRoutes(app: App, deps: AgencyDeps, callers: Callers): void {
  const { db } = deps.database;
  const bodyLimit = 512 * 1024;

  app.route({
    method: 'GET',
    url: '/api/v1/brands',
    config: { needs: 'agency', scope: 'brands:write' },
    schema: { summary: 'The brands', response: { 200: z.object({ data: z.array(brandSchema) }) } },
    handler: async (request, reply) => {
      const caller = callers.of(request);
      const rows = await db
        .select()
        .from(brands)
        .where(eq(brands.agencyId, caller.agency.id))
        .orderBy(brands.createdAt);
      return reply.send({ data: rows.map(shown) });
    },
  });

  app.route({
    method: 'POST',
    url: '/api/v1/brands',
    config: { needs: 'agency', scope: 'brands:write' },
    bodyLimit,
    schema: { summary: 'Adds a brand', body: newBrandSchema, response: { 201: brandSchema } },
    handler: async (request, reply) => {
      const caller = callers.of(request);
      if ((await db.$count(brands, eq(brands.agencyId, caller.agency.id))) >= mostBrands)
        throw new AppError(409, 'too-many-brands', `An agency has at most ${mostBrands} brands.`);
      const row = newBrand(request.body, caller.agency.id, deps.now());
      await db.insert(brands).values(row);
      return reply.code(201).send(shown(row));
    },
  });

  app.route({
    method: 'PATCH',
    url: '/api/v1/brands/:id',
    config: { needs: 'agency', scope: 'brands:write' },
    bodyLimit,
    schema: { summary: 'Changes a brand', params: idParams, body: brandChangeSchema, response: { 200: brandSchema } },
    handler: async (request, reply) => {
      const caller = callers.of(request);
      const brand = await find(deps, caller, request.params.id);
      const change = columnsOf(request.body);
      if (Object.keys(change).length === 0) return reply.send(shown(brand));
      const isMoved = change.domain !== undefined && change.domain !== brand.domain;
      const [row = brand] = await db
        .update(brands)
        .set({ ...change, ...(isMoved && { domainVerifiedAt: null, domainToken: randomId() }) })
        .where(eq(brands.id, brand.id))
        .returning();
      return reply.send(shown(row));
    },
  });

  app.route({
    method: 'POST',
    url: '/api/v1/brands/:id/verify-domain',
    config: { needs: 'agency', scope: 'brands:write' },
    schema: {
      summary: 'Looks for the TXT record that proves the domain',
      params: idParams,
      response: { 200: brandSchema },
    },
    handler: async (request, reply) => {
      const caller = callers.of(request);
      const brand = await find(deps, caller, request.params.id);
      const record = shown(brand).domainRecord;
      if (record === null) throw new AppError(409, 'no-domain', 'This brand has no domain.');
      const texts = await deps.resolveTxt(record.name);
      if (!texts.includes(record.value))
        throw new AppError(
          409,
          'record-missing',
          `We found no TXT record ${record.name} with the value ${record.value}. A new record can take an hour to be seen.`,
        );
      const [row = brand] = await db
        .update(brands)
        .set({ domainVerifiedAt: deps.now() })
        .where(eq(brands.id, brand.id))
        .returning();
      await recordAudit(db, { actor: caller.role, action: 'brand.domain-verified', subjectId: brand.id });
      return reply.send(shown(row));
    },
  });
}

async function find({ database: { db } }: Pick<AgencyDeps, 'database'>, caller: Caller, id: string): Promise<Row> {
  const [row] = await db
    .select()
    .from(brands)
    .where(and(eq(brands.id, id), eq(brands.agencyId, caller.agency.id)));
  if (!row) throw new AppError(404, 'brand-not-found', `There is no brand ${id}.`);
  return row;
}

function newBrand(
  { name, accent, logo, domain, replyTo, senderName }: z.output<typeof newBrandSchema>,
  agencyId: string,
  createdAt: Date,
): Row {
  return {
    name,
    accent,
    replyTo,
    logo: null,
    domain: null,
    ...columnsOf({ accent, logo, domain }),
    senderName: senderName ?? name,
    id: randomId(),
    agencyId,
    domainToken: randomId(),
    domainVerifiedAt: null,
    createdAt,
  };
}

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

type Given = z.infer<typeof brandChangeSchema>;

/** What is stored of what was given. @throws AppError 422 for a logo that is no PNG, a colour that cannot be read on paper, a domain that is no name. */
function columnsOf({ logo, domain, ...plain }: Given): Partial<Omit<Row, 'id'>> {
  const bytes = logo == null ? null : Buffer.from(logo, 'base64');
  if (bytes !== null && !bytes.subarray(0, 8).equals(pngStart))
    throw new AppError(422, 'no-png', 'The logo is not a PNG.');
  if (plain.accent !== undefined && contrastOnWhite(plain.accent) < 4.5)
    throw new AppError(422, 'too-pale', 'This colour is too pale for text on white paper. Please choose a darker one.');
  if (domain != null && !/^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{1,62}$/i.test(domain))
    throw new AppError(422, 'bad-domain', `“${domain}” is not a domain, like reports.example.com.`);
  return {
    ...plain,
    ...(logo !== undefined && { logo: bytes }),
    ...(domain !== undefined && { domain: domain?.toLowerCase() ?? null }),
  };
}

/** WCAG's contrast ratio of a colour against white. */
function contrastOnWhite(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

function shown(row: Row): Brand {
  const { id, name, accent, senderName, replyTo, domain, domainToken } = row;
  return {
    id,
    name,
    accent,
    hasLogo: row.logo !== null,
    senderName,
    replyTo,
    domain,
    domainRecord: domain === null ? null : { name: `${recordName}.${domain}`, value: `citable=${domainToken}` },
    domainVerifiedAt: row.domainVerifiedAt?.toISOString() ?? null,
  };
}
