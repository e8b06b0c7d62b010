import type { SampleArticle } from '../sampleArticle';

export const twoRecordsOneCafeAndAMop: SampleArticle = {
  slug: 'two-records-one-cafe-and-a-mop',
  category: 'records',
  author: 'bea_quarters',
  publishedAt: '2026-03-28T10:40:00Z',
  featured: false,
  cover: { motif: 'joystick', hue: 348 },
  translations: {
    en: {
      title: 'Two records, one café, and a mop',
      excerpt:
        'One of them came to play billiards, the other came to drive him home. The owner wanted to close at half past ten.',
      content: `
<p>The bar is behind Brignole station in Genoa, it closes at half past ten, and at the back it has had the same two machines since 1994: a Velvet Cue and a Neon Circuit. I have the story from the owner, who told it to me over the telephone with some bitterness.</p>
<p>On Friday 13 March, nine_lives came in at seven for the Velvet Cue. He had been after its longest-run chart for two winters. zed_dead_zed had come along because he owns the car; he doesn’t care for billiards and he dislikes waiting. At 20:35 the run ended at 1,847, twenty-five better than the record sable_cat had held since 2022. There was some shouting. nine_lives took his photograph, and zed_dead_zed, who had finished the newspaper, put a coin in Neon Circuit so as to look at something else.</p>
<table>
<thead>
<tr><th scope="col">Machine</th><th scope="col">Before</th><th scope="col">That evening</th><th scope="col">Finished at</th></tr>
</thead>
<tbody>
<tr><td>Velvet Cue, longest run</td><td>1,822</td><td>1,847</td><td>20:35</td></tr>
<tr><td>Neon Circuit, one coin</td><td>6,390,750</td><td>6,418,200</td><td>22:52</td></tr>
</tbody>
</table>
<p>At 22:20 he was still on the same coin. The owner began to mop. He mopped the whole room, came to the machine, asked zed_dead_zed to lift one foot, then the other, and drew the shutter halfway down with the three of them inside. The car on the screen gave out at 22:52. deltaV’s score had stood for seven years.</p>
<p>Only then did nine_lives look at his own photograph, in which his thumb covers the last digit. The Velvet Cue keeps its runs in a list, but that list goes when the power goes, and every night on leaving the owner pulls the plug on both machines. He had it in his hand. The second picture was taken with a tray held up against the light of the ice-cream freezer, and if you look at the proof you can read “Please return to the counter” along the top.</p>
<p>Both records were verified on 24 March. The evening cost eleven coffees and two coins, and the owner, who served the coffees, would like it known that neither gentleman offered to dry the floor.</p>`,
    },
    fr: {
      title: 'Deux records, un café et une serpillière',
      excerpt:
        'L’un était venu jouer au billard, l’autre le raccompagner en voiture. Le patron, lui, comptait fermer à dix heures et demie.',
      content: `
<p>Le bar se trouve derrière la gare de Brignole, à Gênes. Il ferme à 22 h 30 et abrite au fond de la salle, depuis 1994, les deux mêmes bornes : une Velvet Cue et une Neon Circuit. Je tiens l’histoire du patron, qui me l’a racontée au téléphone avec un reste d’amertume.</p>
<p>Le vendredi 13 mars, nine_lives arrive à dix-neuf heures pour la Velvet Cue. Voilà deux hivers qu’il court après le classement de la plus longue série. zed_dead_zed l’accompagne, parce que la voiture est à lui ; il n’aime pas le billard, et encore moins attendre. À 20 h 35, la série s’arrête à 1 847, soit vingt-cinq de mieux que le record détenu par sable_cat depuis 2022. On crie un peu. nine_lives prend sa photo et zed_dead_zed, qui est venu à bout du journal, glisse une pièce dans la Neon Circuit, histoire de regarder autre chose.</p>
<table>
<thead>
<tr><th scope="col">Borne</th><th scope="col">Avant</th><th scope="col">Ce soir-là</th><th scope="col">Terminé à</th></tr>
</thead>
<tbody>
<tr><td>Velvet Cue, plus longue série</td><td>1 822</td><td>1 847</td><td>20 h 35</td></tr>
<tr><td>Neon Circuit, une pièce</td><td>6 390 750</td><td>6 418 200</td><td>22 h 52</td></tr>
</tbody>
</table>
<p>À 22 h 20, il joue toujours sur la même pièce. Le patron attaque la serpillière. Il fait toute la salle, arrive à la borne, prie zed_dead_zed de lever un pied, puis l’autre, et descend le rideau à mi-hauteur, eux trois à l’intérieur. Sur l’écran, la voiture rend l’âme à 22 h 52. Le score de deltaV tenait depuis sept ans.</p>
<p>C’est là seulement que nine_lives regarde sa propre photo, où son pouce cache le dernier chiffre. La Velvet Cue conserve les séries dans une liste, mais la liste s’efface avec le courant, et le patron débranche les deux bornes tous les soirs en partant. Il avait déjà la prise à la main. La deuxième photo a été faite avec un plateau levé contre la lumière du congélateur à glaces ; en haut de la preuve, on lit encore « À rapporter au comptoir ».</p>
<p>Les deux records ont été vérifiés le 24 mars. La soirée aura coûté onze cafés et deux pièces, et le patron, qui a servi les cafés, tient à faire savoir qu’aucun de ces messieurs n’a proposé d’essuyer le sol.</p>`,
    },
  },
  comments: [
    {
      author: 'zed_dead_zed',
      at: '2026-03-28T11:55:00Z',
      content:
        '<p>Per la precisione: ho alzato tutti e due i piedi senza staccare le mani dal volante. Il barista non lo dice mai.</p>',
    },
    {
      author: 'deltaV',
      at: '2026-03-28T14:09:00Z',
      content:
        '<p>Seven years, and I lose it to somebody who was waiting for a lift home. Well played, really. I will need a bus timetable.</p>',
    },
    {
      author: 'sable_cat',
      at: '2026-03-28T19:33:00Z',
      content:
        '<p>Vingt-cinq points, c’est une bille et demie. Je reprends le train pour Gênes en mai, prévenez le patron.</p>',
    },
    {
      author: 'nine_lives',
      at: '2026-03-29T09:02:00Z',
      content: '<p>Il patron… il titolare è avvisato. Dice che a maggio chiude alle dieci.</p>',
    },
  ],
};
