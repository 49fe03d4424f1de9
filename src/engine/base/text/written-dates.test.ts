import { expect, it } from 'vitest';
import { writtenDates } from './written-dates.ts';

it.each<[language: string, text: string, ...days: string[]]>([
  ['en', 'Updated Sept. 9, 2022', '2022-09-09'],
  ['en', 'Posted on 3 Aug. 2023', '2023-08-03'],
  ['en', 'Last reviewed Tuesday, 14 January 2025', '2025-01-14'],
  ['de', 'Stand: 5. Jan. 2024', '2024-01-05'],
  ['de', 'Veröffentlicht am 17. März 2023', '2023-03-17'],
  ['de', 'Zuletzt geändert: 02.05.2024', '2024-05-02'],
  ['fr', 'Mis à jour le 1er févr. 2024', '2024-02-01'],
  ['fr', 'Publié le 14 août 2023', '2023-08-14'],
  ['es', 'Actualizado el 9 de septiembre de 2022', '2022-09-09'],
  ['pt', 'Publicado em 7 de março de 2024', '2024-03-07'],
  ['it', 'Aggiornato il 12 dicembre 2023', '2023-12-12'],
  ['nl', 'Bijgewerkt op 30 maart 2024', '2024-03-30'],
  ['pl', 'Opublikowano 11 listopada 2023', '2023-11-11'],
  ['ru', 'Обновлено 5 мая 2024 г.', '2024-05-05'],
  ['tr', 'Güncellendi: 8 Temmuz 2023', '2023-07-08'],
  ['ja', '更新日：2024年3月5日', '2024-03-05'],
  ['ko', '업데이트: 2023년 10월 2일', '2023-10-02'],
  ['sv', 'Uppdaterad 6 juni 2024', '2024-06-06'],
  ['de', 'Tel. 02.05.20 30 40'],
  ['en', 'Upgrade to version 3.4.2024 today'],
  ['fr', 'Tél. 01.02.20 24 10'],
  ['en', 'Serial 12.11.2023.7 of the pump'],
  ['en', 'Suite 4/5/2022B'],
  ['de', 'Stand: 3.4.2024', '2024-04-03'],
  ['en', 'Updated 03.04.2024', '2024-04-03'],
  ['de', 'Konzert am 31.10.23 um 20 Uhr', '2023-10-31'],
  ['fr', 'Fax 04 93 02.05.20'],
])('in %s, “%s”', (language, text, ...days) => {
  expect(writtenDates(text, [language]).map(({ iso }) => iso)).toEqual(days);
});
