import { describe, expect, it } from 'vitest';
import { postalAddress } from '#engine/base/text/postal-address.ts';

describe('postalAddress', () => {
  it.each([
    ['Mill, 8 Kirkstall Road, Leeds LS3 1LF. 0113 496 0000. Facebook', '8 Kirkstall Road, Leeds LS3 1LF'],
    ['Chez Lucette 04 78 12 34 56 8 rue des Tanneurs, 69005 Lyon', '8 rue des Tanneurs, 69005 Lyon'],
    ['Clinic Mayr, Herrengasse 12, 8010 Graz', 'Herrengasse 12, 8010 Graz'],
    ['Herrengasse 12 8010 Graz', 'Herrengasse 12 8010 Graz'],
    ['Praxis Weber · Bad-Gasse 3a · 83646 Bad Tölz · info@weber.example', 'Bad-Gasse 3a, 83646 Bad Tölz'],
    ['12 bis rue Haute | 47150 Monflanquin', '12 bis rue Haute, 47150 Monflanquin'],
    ['Mainzer Landstraße 1, 60325 Frankfurt am Main', 'Mainzer Landstraße 1, 60325 Frankfurt am Main'],
    ['Joe’s, 410 Main Street, Austin, TX 78701', '410 Main Street, Austin, TX 78701'],
    ['Bank: ING, NL91 ABNA 0417 1643 00, Kerkstraat 5, 1012 AB Amsterdam', 'Kerkstraat 5, 1012 AB Amsterdam'],
  ])('finds it in %j', (line, address) => expect(postalAddress(line)).toBe(address));

  it.each([
    'Kjølnes Ring 64, 3918 Porsgrunn Send',
    'IBAN DE89 3704 0044 0532 0130 00',
    'Konto 12 1020 1026 0000 0000 0000 0000 Bank',
    'Sort code 20-00-00, account 12345678, Leeds LS3 1LF',
    'Tel. 0941 55512, 93047 Regensburg',
    'Leeds LS3 1LF',
    'Open 10 to 12, 1500 Visitors',
  ])('finds none in %j', (line) => expect(postalAddress(line)).toBeNull());
});
