import type { SampleArticle } from '../sampleArticle';

export const fourthAtTheKitchenTable: SampleArticle = {
  slug: 'fourth-at-the-kitchen-table',
  category: 'community',
  author: 'dani_teams',
  publishedAt: '2024-09-13T07:54:00Z',
  featured: false,
  cover: { motif: 'racetrack', hue: 48 },
  translations: {
    en: {
      title: 'Fourth at the kitchen table',
      excerpt:
        'A mother, two children and a grandfather share one Lumen Drift chart. The house has a single rule, and it is written on the fridge.',
      content: `
<p>The fridge door at rosa_pad’s, in the old fishermen’s quarter of Valencia, holds a dentist’s card, a shopping list and a ranking. It is the Lumen Drift chart for Lantern Bay, three laps, copied from the site every Sunday by Nuria, who is ten and writes her own line larger than the rest.</p>
<table>
<thead>
<tr><th scope="col">At the table</th><th scope="col">On the site</th><th scope="col">Player</th><th scope="col">Best time</th></tr>
</thead>
<tbody>
<tr><td>1</td><td>118</td><td>Nuria</td><td>1:44.26</td></tr>
<tr><td>2</td><td>121</td><td>Rosa</td><td>1:44.61</td></tr>
<tr><td>3</td><td>340</td><td>Marc, thirteen</td><td>1:49.08</td></tr>
<tr><td>4</td><td>402</td><td>Vicent, the grandfather</td><td>1:51.90</td></tr>
</tbody>
</table>
<p>Rosa used to let her daughter win at cards. In March she tried the same kindness here and lifted off before the lighthouse, only slightly. But Lumen Drift lets you race against the ghost of anybody’s last run. Nuria watched her mother’s twice, went very quiet and said: “You braked.” It took two days and an ice cream to settle. The rule on the fridge dates from then: <strong>nobody brakes</strong>.</p>
<p>A ranking does not know who cooks the dinner. Marc says he cares about none of it, and according to the log he has run Lantern Bay 611 times. Vicent is fourth of four. He is seventy-one, learned to drift in February from a drawing Nuria made him, and considers 402nd in the world an excellent result for a man who has never owned a computer.</p>
<p>Rosa’s real best is missing from the table: a 1:43.97, declined in June. Nuria had seen the trouble before the verifiers did, since she knows the proof rules the way other children know dinosaurs. On the second lap the phone rang and Rosa pressed pause. “I told you before you sent it,” said her daughter, with what I can only call professional regret.</p>
<p>A practical word for other parents. The children’s scores sit in accounts that Rosa opened and reads, with no photograph and a made-up name. Nuria is not called Nuria. She chose it herself, for the article, and asked only that I give her time correctly: 1:44.26.</p>`,
    },
    fr: {
      title: 'Quatrième à la table de la cuisine',
      excerpt:
        'Une mère, deux enfants et un grand-père partagent un tableau de Lumen Drift. La maison n’a qu’une règle, elle est écrite sur le frigo.',
      content: `
<p>Sur la porte du frigo, chez rosa_pad, dans l’ancien quartier des pêcheurs de Valence, il y a la carte du dentiste, la liste des courses et un classement. C’est celui de Lumen Drift, baie des Lanternes, trois tours, recopié du site chaque dimanche par Nuria, qui a dix ans et qui écrit sa propre ligne plus gros que les autres.</p>
<table>
<thead>
<tr><th scope="col">À table</th><th scope="col">Sur le site</th><th scope="col">Joueur</th><th scope="col">Meilleur temps</th></tr>
</thead>
<tbody>
<tr><td>1</td><td>118</td><td>Nuria</td><td>1:44,26</td></tr>
<tr><td>2</td><td>121</td><td>Rosa</td><td>1:44,61</td></tr>
<tr><td>3</td><td>340</td><td>Marc, treize ans</td><td>1:49,08</td></tr>
<tr><td>4</td><td>402</td><td>Vicent, le grand-père</td><td>1:51,90</td></tr>
</tbody>
</table>
<p>Aux cartes, Rosa laissait gagner sa fille. En mars, elle a voulu avoir ici la même gentillesse et a levé le pied avant le phare, à peine. Seulement, Lumen Drift permet de courir contre le fantôme de la dernière course de n’importe qui. Nuria a regardé deux fois celui de sa mère, s’est tue un moment, puis a dit : « Tu as freiné. » Il a fallu deux jours et une glace pour que cela passe. La règle du frigo date de là : <strong>personne ne freine</strong>.</p>
<p>Un classement ne sait pas qui fait à manger. Marc dit se moquer de tout cela ; d’après le journal du jeu, il a couru la baie des Lanternes 611 fois. Vicent est quatrième sur quatre. Il a soixante et onze ans, il a appris à déraper en février sur un dessin de Nuria, et il tient la 402e place mondiale pour un excellent résultat, s’agissant d’un homme qui n’a jamais eu d’ordinateur.</p>
<p>Le vrai record de Rosa manque au tableau : 1:43,97, refusé en juin. Nuria avait vu le défaut avant les vérificateurs, car elle connaît le règlement des preuves comme d’autres enfants les dinosaures. Au deuxième tour, le téléphone a sonné et Rosa a mis la partie en pause. « Je te l’avais dit avant que tu l’envoies », a constaté sa fille, avec ce qu’il faut bien appeler un regret professionnel.</p>
<p>Un mot pratique pour les autres parents. Les scores des enfants sont sur des comptes que Rosa a ouverts et qu’elle lit, sans photo et sous un nom inventé. Nuria ne s’appelle pas Nuria. Elle a choisi ce prénom elle-même, pour l’article, et n’a demandé qu’une chose, que je donne son temps sans erreur : 1:44,26.</p>`,
    },
  },
  comments: [
    {
      author: 'rosa_pad',
      at: '2024-09-13T11:30:00Z',
      content:
        '<p>Lo confirmo todo menos el helado: fueron dos. Y el abuelo es 399.º desde esta mañana, ya lo sabe toda la escalera.</p>',
    },
    {
      author: 'bassline_bo',
      at: '2024-09-13T20:05:00Z',
      content:
        '<p>My son is eight and beats me at everything with a steering wheel. I have started losing on purpose so that he thinks I am only being kind.</p>',
    },
    {
      author: 'joana_b',
      at: '2024-09-14T08:12:00Z',
      content: '<p>He will see the ghost, bassline_bo. They always check the ghost.</p>',
    },
    {
      author: 'flo_retro',
      at: '2024-09-16T17:40:00Z',
      content:
        '<p>Peut-on ouvrir un compte à un enfant avec sa propre adresse, ou faut-il en créer une autre ? Ma fille a neuf ans et un temps à défendre.</p>',
    },
  ],
};
