import type { SampleArticle } from '../sampleArticle';

export const readTheServiceManualBackwards: SampleArticle = {
  slug: 'read-the-service-manual-backwards',
  category: 'retro',
  author: 'keiko_mori',
  publishedAt: '2026-05-11T07:45:00Z',
  featured: false,
  cover: { motif: 'maze', hue: 54 },
  translations: {
    en: {
      title: 'Read the service manual backwards',
      excerpt:
        'For eleven years the Iron Ferry chart had a hole in the middle. The answer was glued inside the back cover.',
      content: `
<p>If you draw the 118 arcade scores of <em>Iron Ferry</em> as dots on a line, you get two clouds. One sits around 2.4 million, the other around 3.1, and between them there is almost nobody. We had explained it in several ways since 2015. The favourite was that at some point a player learns to take the second bridge, and climbs from one cloud to the other in a week.</p>
<p>In March, TheQuietOne sent me the operator’s manual, fifty-four pages in a plastic sleeve, bought with a box of keys. I would like to describe how I read it, because I did it in the wrong order.</p>
<p>I began at the beginning, like a novel. The first twenty pages tell you not to drop the machine. Then come the pages a player wants: the test mode, and the table of the small switches on the board. On page 23, switch 2, position 6, I found a line nobody had ever mentioned: <em>Tide. Off, normal. On, high. Factory setting, off.</em> At high tide the ferries leave more often, so there are more of them to be paid for. Here was our second cloud. I wrote to the eleven members in it, politely, to say that their boards were set to an unusual tide and their scores would move to a column of their own.</p>
<p>Nine replied that their switch was off.</p>
<p>So I went back, this time from the end. Behind the wiring diagrams and the price of a replacement pedal there is an inside cover, and on it a slip of pink paper, glued, eight lines long. Line five: <em>page 23, SW2-6: Off is high tide, On is normal. Factory setting unchanged.</em> The eleven had left their boards alone. The unusual ones belonged to everybody else, the whole lower cloud, where some operator had once switched to On in the hope of more ferries, and got fewer.</p>
<p>Since then I open every manual at the back. The corrections come first, since they are the only part written after somebody had used the machine. Then the parts list, which tells you how many versions there were. Then the switches, with a finger on the corrections. The warnings about dropping it I keep for the evening.</p>
<p>The chart now has two columns, High tide and Normal tide. In the test mode, screen three shows which one you have. Please film it. And to the eleven, once more: I am sorry, and your ferries were on time.</p>`,
    },
    fr: {
      title: 'Lire le manuel d’entretien par la fin',
      excerpt:
        'Pendant onze ans, le classement d’Iron Ferry a eu un trou au milieu. L’explication était collée au dos du manuel.',
      content: `
<p>Placez sur une ligne les 118 scores d’arcade d’<em>Iron Ferry</em> : vous obtenez deux nuages. L’un vers 2,4 millions, l’autre vers 3,1, et presque personne entre les deux. Depuis 2015, les explications ne manquaient pas. La préférée voulait qu’un beau jour le joueur apprenne à prendre le deuxième pont et passe d’un nuage à l’autre en une semaine.</p>
<p>En mars, TheQuietOne m’a envoyé le manuel de l’exploitant, cinquante-quatre pages sous pochette plastique, achetées avec une boîte de clés. Je raconte comment je l’ai lu, parce que je l’ai lu dans le mauvais ordre.</p>
<p>J’ai commencé par le début, comme un roman. Les vingt premières pages recommandent de ne pas laisser tomber la machine. Viennent ensuite celles qui intéressent un joueur : le mode de test et le tableau des petits interrupteurs de la carte. Page 23, bloc 2, position 6, une ligne dont personne n’avait jamais parlé : <em>Marée. Off, normale. On, haute. Réglage d’usine, off.</em> À marée haute, les bacs partent plus souvent, et chaque bac rapporte. Je tenais notre second nuage. J’ai écrit aux onze membres qui s’y trouvaient, avec tous les égards, que leur carte était réglée sur une marée inhabituelle et que leurs scores iraient dans une colonne à part.</p>
<p>Neuf m’ont répondu que leur interrupteur était sur off.</p>
<p>J’ai donc repris, cette fois par la fin. Derrière les schémas de câblage et le prix d’une pédale de rechange, il y a le revers de la couverture, et sur ce revers un bout de papier rose, collé, huit lignes. La cinquième : <em>page 23, SW2-6 : off, marée haute ; on, marée normale. Réglage d’usine inchangé.</em> Les onze n’avaient touché à rien. Les cartes inhabituelles, c’étaient celles de tous les autres, le nuage du bas, où un exploitant avait jadis basculé sur on pour avoir plus de bacs, et en avait eu moins.</p>
<p>Depuis, j’ouvre tous les manuels par le dos. D’abord les corrections, seule partie écrite après que quelqu’un s’est servi de la machine. Ensuite la liste des pièces, qui dit combien de versions ont existé. Ensuite les interrupteurs, un doigt sur les corrections. Les conseils pour ne pas laisser tomber la machine, je les garde pour le soir.</p>
<p>Le classement a maintenant deux colonnes, marée haute et marée normale. Le troisième écran du mode de test indique la vôtre : filmez-le. Et aux onze, encore une fois : pardon, vos bacs étaient à l’heure.</p>`,
    },
  },
  comments: [
    {
      author: 'TheQuietOne',
      at: '2026-05-11T16:09:00Z',
      content:
        '<p>None of the keys in the box fits anything I own. I consider the manual free.</p>',
    },
    {
      author: 'marek_lap',
      at: '2026-05-11T20:47:00Z',
      content:
        '<p>I am one of the eleven. I had already composed a long reply about honour. It is now in a drawer with a date on it.</p>',
    },
    {
      author: 'paulo_cv',
      at: '2026-05-13T10:31:00Z',
      content:
        '<p>No meu manual a folha é amarela e tem nove linhas. A nona troca o 2 e o 3 na tela de teste. Quer uma foto?</p>',
    },
  ],
};
