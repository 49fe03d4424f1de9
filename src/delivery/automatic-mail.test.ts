import { expect, it } from 'vitest';
import { automaticMail, messageIdOf } from './automatic-mail.ts';

it.each([
  ['https://citable.example', '<r1@citable.example>'],
  ['http://127.0.0.1:4000', '<r1@127.0.0.1>'],
  ['http://[::1]:4000', '<r1@1>'],
])('a Message-ID at %s is %s', (publicUrl, id) => {
  expect(messageIdOf('r1', publicUrl)).toBe(id);
});

it('draws both parts from one body, and is marked as a program’s', () => {
  const mail = automaticMail({
    to: 'owner@customer.example',
    subject: 'Ready: Ada & Sons',
    title: 'Ready',
    preview: 'It is there',
    blocks: [{ kind: 'paragraph', text: 'The report of Ada & Sons is there.' }],
    messageId: '<r1@citable.example>',
    deliveryId: 'r1',
    headers: { 'List-Unsubscribe': '<https://citable.example/stop>' },
  });
  expect(mail.html).toContain('The report of Ada &amp; Sons is there.');
  expect(mail.text).toContain('The report of Ada & Sons is there.');
  expect(mail).toMatchObject({
    subject: 'Ready: Ada & Sons',
    attachments: [],
    headers: { 'Auto-Submitted': 'auto-generated', 'List-Unsubscribe': '<https://citable.example/stop>' },
  });
  expect(Object.keys(mail)).not.toContain('blocks');
});
