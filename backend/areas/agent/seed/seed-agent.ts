import { z } from 'zod';
import { sealedAgent, sealedBanks, sealedReceivers } from '#backend/areas/agent/sealings.ts';
import agentData from '#backend/areas/agent/seed/agent.json' with { type: 'json' };
import bankData from '#backend/areas/agent/seed/banks.json' with { type: 'json' };
import contentData from '#backend/areas/agent/seed/content.json' with { type: 'json' };
import { agent, agentReceiver, bank, content } from '#backend/areas/agent/tables.ts';
import { sealRows } from '#backend/core/evidence/seal-rows.ts';
import type { Services } from '#backend/services.ts';

const Agent = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  agent_logo: z.string(),
  line_admin_url: z.url({ protocol: /^https$/ }),
  line_contact_url: z.url({ protocol: /^https$/ }),
  minimum_age: z.int().min(20),
  terms_version: z.string(),
  privacy_version: z.string(),
  gtm_id: z.string().nullable(),
  receivers: z.array(
    z.object({
      id: z.int(),
      kind: z.enum(['bank', 'true_money']),
      bank_code: z.string().nullable(),
      account_no: z.string(),
      account_name: z.string(),
    }),
  ),
});
const Banks = z.array(z.object({ code: z.string(), short_name: z.string(), name: z.string() }));
const Content = z.array(
  z.object({
    kind: z.enum(['banner', 'notification', 'event']),
    id: z.int(),
    type: z.int().default(0),
    image: z.string(),
    title: z.string(),
    description: z.string().default(''),
    link: z.string().default(''),
  }),
);

const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);

/** Puts the agent, banks and content in place; what an operator changed stays. */
export async function seedAgent(services: Services): Promise<void> {
  const { db } = services;
  const own = Agent.parse(agentData);
  const agentId = own.id;
  const site = {
    id: agentId,
    code: own.code,
    name: own.name,
    agentLogo: own.agent_logo,
    lineAdminUrl: own.line_admin_url,
    lineContactUrl: own.line_contact_url,
    minimumAge: own.minimum_age,
    termsVersion: own.terms_version,
    privacyVersion: own.privacy_version,
    gtmId: own.gtm_id,
  };
  const receivers = own.receivers.map((one) => ({
    id: one.id,
    agentId,
    kind: one.kind,
    bankCode: one.bank_code,
    accountNo: one.account_no,
    accountName: one.account_name,
  }));
  const banks = Banks.parse(bankData).map(({ code, short_name, name }, position) => ({
    code,
    shortName: short_name,
    name,
    position,
  }));
  await db.transact(async (tx) => {
    const { orm } = tx;
    const sites = await orm.insert(agent).values(site).onConflictDoNothing().returning();
    const accounts = await orm.insert(agentReceiver).values(receivers).onConflictDoNothing().returning();
    const named = await orm.insert(bank).values(banks).onConflictDoNothing().returning();
    await sealRows(tx, services, sealedAgent, idsOf(sites));
    await sealRows(tx, services, sealedReceivers, idsOf(accounts));
    await sealRows(
      tx,
      services,
      sealedBanks,
      named.map(({ code }) => code),
    );
  });
  const shown = Content.parse(contentData).map((one, position) => ({ ...one, agentId, position }));
  await db.orm.insert(content).values(shown).onConflictDoNothing();
}
