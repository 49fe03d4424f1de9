import { makeBrand } from '#engine/mentions/brand.ts';
import { findMentions } from '#engine/mentions/find-mentions.ts';
import { findRivals } from '#engine/mentions/find-rivals.ts';
const t = (name: string, text: string, prompt = '') => {
  const b = makeBrand({ name, aliases: [], website: 'https://own.example' });
  console.log(
    name,
    '|',
    text.slice(0, 90).replaceAll('\n', ' / '),
    '|',
    findMentions({ text, prompt, cited: [] }, b)
      .map((m) => m.role)
      .join(),
    '|',
    findRivals({ text, prompt }, b)
      .map((r) => r.name)
      .join(' / '),
  );
};
t('서울 미소치과', '강남에서는 서울 미소치과와 바른이치과가 평이 좋습니다.', '강남 치과 추천');
t('달빛치과', '1. **달빛치과** – 야간 진료\n2. **바른이치과** – 교정\n3. **연세 하늘치과**: 임플란트', '치과 추천');
t('달빛치과', '후기가 좋은 곳으로는 바른이치과, 연세하늘치과, 달빛치과 등이 있습니다.', '치과 추천');
t('달빛치과', '달빛치과의원은 다른 곳입니다. 바른이치과를 추천합니다.', '치과 추천');
t('달빛치과', '달빛치과는 2023년에 폐업했습니다. 대신 바른이치과나 하늘치과를 찾아보세요.', '치과 추천');
t('달빛치과', '| 치과 | 가격 |\n|---|---|\n| 바른이치과 | 보통 |\n| 달빛치과 | 낮음 |', '치과 추천');
t('Forno Brillo', 'A Bologna i forni più citati sono Forno Brillo, Panificio Atti e il Forno del Duomo.', 'Miglior forno a Bologna?');
t(
  'Forno Brillo',
  'Se cerchi pane a lievito madre, prova Panificio Atti oppure Brisa. Forno Brillo non ha posti a sedere ma il pane è ottimo.',
  'Miglior forno a Bologna?',
);
t('Forno Brillo', '1. **Panificio Atti**: classico\n2. **Brisa**: biologico\n3. **Forno Brillo**: economico', 'Miglior forno a Bologna?');
t('Forno Brillo', 'Non ho trovato informazioni affidabili su Forno Brillo.', 'Conosci "Forno Brillo"?');
t('Forno Brillo', 'Il Forno Brillo Milano è un’altra azienda. Per Bologna consiglio Brisa e Atti.', 'Miglior forno a Bologna?');
t('Fietsatelier Noord', 'In Groningen zijn Fietsatelier Noord, De Kettingkast en Rijwielhuis Smit populair.', 'Welke fietsenmaker in Groningen?');
t(
  'Fietsatelier Noord',
  'Voor reparaties kun je naar Rijwielhuis Smit of De Kettingkast. Fietsatelier Noord bestaat niet meer.',
  'Welke fietsenmaker in Groningen?',
);
t('Fietsatelier Noord', 'Over Fietsatelier Noord kan ik geen betrouwbare informatie vinden.', 'Wat weet je over "Fietsatelier Noord"?');
t('Fietsatelier Noord', 'Je vroeg naar Fietsatelier Noord. Ik ken alleen Rijwielhuis Smit.', 'Wat weet je over "Fietsatelier Noord"?');
t('Padaria Aurora', 'No Porto, as padarias mais recomendadas são a Padaria Aurora, a Garfa e a Terrárea.', 'Melhor padaria no Porto?');
t('Padaria Aurora', 'Para pão de fermentação natural, vá à Garfa ou ao Gleba. A Padaria Aurora já não existe.', 'Melhor padaria no Porto?');
t('Padaria Aurora', 'Não encontrei informações sobre a Padaria Aurora.', 'O que sabe sobre "Padaria Aurora"?');
t('Padaria Aurora', 'A Padaria Aurora Boreal, em Braga, é outra empresa. No Porto, experimente a Garfa.', 'Melhor padaria no Porto?');
t('Padaria Aurora', '- **Garfa** (Bonfim): massa-mãe\n- **Padaria Aurora** (Cedofeita): não aceita cartões\n- **Gleba**', 'Melhor padaria no Porto?');
t(
  'Keller Optik',
  'Gute Adressen in Freiburg sind Optik Hauser, Brillen Lang und Keller Optik. Keller Optik nimmt keine Termine am Samstag an.',
  'Optiker in Freiburg?',
);
t('Keller Optik', 'Keller Optik & Akustik aus Ulm ist ein anderes Haus. In Freiburg: Optik Hauser.', 'Optiker in Freiburg?');
t('Larkfield Vets', 'For rabbits, Mill Road Vets and Larkfield Veterinary Supplies come up. The second one sells food.', 'Best vet for rabbits in Ely?');
t('Larkfield Vets', 'I left out Larkfield Vets because it has closed. Mill Road Vets is your best bet.', 'Best vet for rabbits in Ely?');
t('Larkfield Vets', 'Mill Road Vets is the best known. Larkfield is smaller, and its vets see rabbits every Tuesday.', 'Best vet for rabbits in Ely?');
