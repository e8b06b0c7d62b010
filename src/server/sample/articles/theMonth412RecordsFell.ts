import type { SampleArticle } from '../sampleArticle';

export const theMonth412RecordsFell: SampleArticle = {
  slug: 'the-month-412-records-fell',
  category: 'records',
  author: 'tomasz_r',
  publishedAt: '2024-08-02T07:41:00Z',
  featured: false,
  cover: { motif: 'mountains', hue: 154 },
  translations: {
    en: {
      title: 'The month 412 records fell',
      excerpt:
        'July was the busiest month in our history. I had the celebration written before I thought of looking at the numbers.',
      content: `
<p>The first version of this article was called “The greatest month we have ever had”. It contained the words <em>golden age</em>. I wrote it on Wednesday evening, when the counter closed July at 412 new first places against a usual 120 or so, and on Thursday I made the error of opening the table behind the counter.</p>
<p>One hundred and thirty-nine of the 412 belong to hugo_1986. He fell off a ladder in Brittany on the last day of June, broke his left leg in two places, and was put to bed at his parents’ house in the room he had when he was twelve, with the console he had when he was twelve and a shoebox of forty cartridges. He is very good and he had nothing else to do. In the third week he sent in eleven records on one afternoon, with a note saying that visiting hours had been cancelled.</p>
<p>Sixty-one come from Lumen Drift, where on 9 July somebody noticed that a kart keeps its boost if it touches water with one wheel only. Every track that has a puddle changed hands, several of them four times. Those sixty-one first places are in truth nineteen tracks and a lot of bad sleep.</p>
<p>Eighty-eight were set by a summer camp near Évora. A counsellor there, g_amarelo, had brought an old console for the siesta hours, and discovered that our charts for nine forgotten sports games had never had a single entry. Twenty-three children aged between eight and thirteen now hold all of them. The javelin record is 11.40 metres. It is, I have checked, the best javelin throw anyone has ever sent us.</p>
<p>That leaves 124. The average of the twelve months before was 121.</p>
<p>So it was not a golden age; it was an ordinary July with a ladder, a puddle and a siesta on top. The people I ought to congratulate are the six who verify. Their queue went from two days to eleven, they cleared it by the thirtieth, and samir_proofs can now draw that bedroom’s wallpaper from memory.</p>
<p>Hugo’s plaster comes off in a fortnight. Seventeen of his records have already been taken back, and he asks that this be noted, as he intends to get them again before then.</p>`,
    },
    fr: {
      title: 'Le mois où 412 records sont tombés',
      excerpt:
        'Juillet a été le mois le plus chargé de notre histoire. L’éloge était déjà écrit quand j’ai pensé à regarder les chiffres.',
      content: `
<p>La première version de cet article s’intitulait « Le plus grand mois de notre histoire ». On y lisait les mots <em>âge d’or</em>. Je l’avais écrite mercredi soir, quand le compteur a clos juillet sur 412 nouvelles premières places, contre 120 environ d’ordinaire ; et jeudi j’ai commis l’erreur d’ouvrir le tableau qui se trouve derrière le compteur.</p>
<p>Sur ces 412, cent trente-neuf sont à hugo_1986. Le dernier jour de juin, en Bretagne, il est tombé d’une échelle, s’est cassé la jambe gauche en deux endroits et s’est retrouvé alité chez ses parents, dans sa chambre de ses douze ans, avec la console de ses douze ans et quarante cartouches dans une boîte à chaussures. Il est très fort, et il n’avait rien d’autre à faire. La troisième semaine, il a envoyé onze records dans le même après-midi, avec un mot : les visites avaient été annulées.</p>
<p>Soixante et un viennent de Lumen Drift. Le 9 juillet, quelqu’un s’y est aperçu qu’un kart garde son turbo s’il ne touche l’eau que d’une roue. Tous les circuits dotés d’une flaque ont changé de mains, et plusieurs quatre fois. Ces soixante et une premières places, ce sont en vérité dix-neuf circuits et beaucoup de mauvaises nuits.</p>
<p>Quatre-vingt-huit ont été établis dans une colonie de vacances, près d’Évora. g_amarelo, qui y est moniteur, avait apporté une vieille console pour l’heure de la sieste ; il a découvert que neuf jeux de sport oubliés avaient chez nous des classements sans la moindre ligne. Vingt-trois enfants de huit à treize ans les détiennent désormais tous. Le record du javelot est de 11,40 mètres. C’est, vérification faite, le meilleur lancer qu’on nous ait jamais envoyé.</p>
<p>Il en reste 124. La moyenne des douze mois précédents était de 121.</p>
<p>Ce n’était donc pas un âge d’or, mais un mois de juillet ordinaire, augmenté d’une échelle, d’une flaque et d’une sieste. Ceux qu’il faudrait féliciter, ce sont les six vérificateurs. Leur file d’attente est passée de deux jours à onze, ils l’avaient résorbée le 30, et samir_proofs connaît à présent par cœur le papier peint d’une chambre bretonne.</p>
<p>On déplâtre Hugo dans quinze jours. Dix-sept de ses records lui ont déjà été repris ; il tient à ce que cela figure ici, car il compte bien les ravoir d’ici là.</p>`,
    },
  },
  comments: [
    {
      author: 'hugo_1986',
      at: '2024-08-02T08:02:00Z',
      content:
        '<p>Douze sur dix-sept depuis ce matin. Et c’était un escabeau, pas une échelle : ma mère tient à cette précision.</p>',
    },
    {
      author: 'g_amarelo',
      at: '2024-08-02T14:36:00Z',
      content:
        '<p>A dona do recorde do dardo tem nove anos e quer saber se o pode perder. Disse-lhe que sim, e pediu logo a consola outra vez.</p>',
    },
    {
      author: 'wren_taps',
      at: '2024-08-02T20:50:00Z',
      content:
        '<p>I held Reed Harbour for fifty minutes on the eleventh and I would like that recorded somewhere too.</p>',
    },
    {
      author: 'deltaV',
      at: '2024-08-03T09:17:00Z',
      content:
        '<p>You held it for forty-four. I have the timestamps. Excellent forty-four minutes, though.</p>',
    },
    {
      author: 'tin_whistle',
      at: '2024-08-09T22:05:00Z',
      content: '<p>Eleven metres forty is a fine throw when you have been woken from a siesta.</p>',
    },
  ],
};
