import type { SampleArticle } from '../sampleArticle';

export const nightShiftNurseTopsNightCourier: SampleArticle = {
  slug: 'night-shift-nurse-tops-night-courier',
  category: 'records',
  author: 'ines_vidal',
  publishedAt: '2026-09-14T13:27:00Z',
  featured: false,
  cover: { motif: 'city', hue: 242 },
  translations: {
    en: {
      title: 'A night-shift nurse tops Night Courier',
      excerpt:
        'joana_b delivered 341 letters without being seen, at nine in the morning, with the blinds down and her shoes still on.',
      content: `
<p>The new first place in Night Courier was set in full daylight. joana_b came off shift in Setúbal at eight, bought bread, lowered the blinds and delivered 341 letters before anybody in the game’s sleeping city saw her face. The old record, 334, belonged to TheQuietOne, who is asleep at that hour like a reasonable person.</p>
<p>She has been a nurse in intensive care for fourteen years, nights by choice. I asked the obvious question expecting a modest no, and got a lecture.</p>
<p>“People think quiet means slow,” she said. “Quiet means you do not touch anything twice.” At three in the morning a door on her ward is closed with the handle held down and let up afterwards, not during. In Night Courier a door makes a noise when the button is released while the door is still moving. Most players learn this from a guide. She had never read the guide and had never woken a guard with a door.</p>
<p>The patrols she knew as well. A guard about to turn round shifts his weight first, and gives a small sigh that many of us had taken for decoration. She waits for it, counts four, and walks. On the video of her record she crosses the courtyard of the Mint eleven times behind the same man, at a distance I found personally embarrassing.</p>
<p>Only one thing in the game defeats her. The bell of the upper town has almost exactly the pitch of an infusion pump asking for attention. For months, each time it rang, she stood up. She tried playing without sound, but then there are no sighs. She tried having her brother ring it at her during lunch. Nothing helped; fourteen years will not be undone by a brother.</p>
<p>At letter 339 it rang. You can hear the chair. For about a second and a half the courier stands in the mouth of an alley with nobody at the controls, and a guard who was not on any map of ours crosses the far end with his lamp. Had she walked on, he would have had her.</p>
<p>She sat down again, delivered two more, and was seen at last by a cat. Then she took her shoes off.</p>`,
    },
    fr: {
      title: 'Une infirmière de nuit en tête de Night Courier',
      excerpt:
        'joana_b a remis 341 lettres sans être vue, à neuf heures du matin, stores baissés, les chaussures encore aux pieds.',
      content: `
<p>La nouvelle première place de Night Courier a été prise en plein jour. joana_b a quitté son service à Setúbal à huit heures, acheté du pain, baissé les stores et remis 341 lettres avant que quiconque, dans la ville endormie du jeu, n’aperçoive son visage. L’ancien record, 334, appartenait à TheQuietOne, qui à cette heure-là dort, comme tout être raisonnable.</p>
<p>Depuis quatorze ans elle est infirmière en réanimation, et de nuit par choix. J’ai posé la question qui s’imposait en attendant un « non » modeste. J’ai eu droit à un cours.</p>
<p>« Les gens croient que silencieux veut dire lent. Silencieux, ça veut dire qu’on ne touche jamais rien deux fois. » À trois heures du matin, dans son service, on ferme une porte poignée baissée, et on relâche la poignée après, pas pendant. Dans Night Courier, une porte grince quand on lâche le bouton alors qu’elle bouge encore. La plupart des joueurs l’apprennent dans un guide. Elle n’avait pas lu le guide et n’avait jamais réveillé un garde avec une porte.</p>
<p>Les rondes aussi, elle les connaissait. Un garde qui va se retourner change d’abord de jambe d’appui et pousse un petit soupir, que beaucoup d’entre nous prenaient pour de la décoration. Elle l’attend, compte jusqu’à quatre, avance. Sur la vidéo, elle traverse onze fois la cour de la Monnaie derrière le même homme, à une distance que j’ai trouvée personnellement gênante.</p>
<p>Une seule chose la met en échec. La cloche de la ville haute sonne, à un cheveu près, à la hauteur d’une pompe à perfusion qui réclame de l’attention. Pendant des mois, à chaque coup, elle s’est levée. Elle a essayé sans le son : plus de soupirs. Elle a demandé à son frère de la faire sonner pendant le déjeuner. Rien à faire ; un frère ne vient pas à bout de quatorze ans de métier.</p>
<p>À la 339e lettre, la cloche a sonné. On entend la chaise. Une seconde et demie durant, le courrier reste planté à l’entrée d’une ruelle, sans personne aux commandes, et un garde qui ne figurait sur aucun de nos plans traverse à l’autre bout avec sa lampe. Un pas de plus, et il la tenait.</p>
<p>Elle s’est rassise, a remis deux lettres encore, et s’est finalement fait voir par un chat. Ensuite, elle a ôté ses chaussures.</p>`,
    },
  },
  comments: [
    {
      author: 'TheQuietOne',
      at: '2026-09-14T14:55:00Z',
      content:
        '<p>I watched it with the sound up and my own chair creaked. Beautiful. I will be wanting it back, but not before noon.</p>',
    },
    {
      author: 'joana_b',
      at: '2026-09-14T19:12:00Z',
      content:
        '<p>Obrigada a todos. O meu irmão pede que se saiba que a campainha era dele e que gostou muito de a tocar.</p>',
    },
    {
      author: 'n_okafor',
      at: '2026-09-15T07:40:00Z',
      content:
        '<p>Fourteen hundred hours in this game and I thought the sigh was the guard being bored. Has anyone checked whether the <em>cat</em> makes a noise first?</p>',
    },
    {
      author: 'yuki_hex',
      at: '2026-09-16T11:03:00Z',
      content: '<p>猫は音を立てません。うちで毎日確認しています。</p>',
    },
  ],
};
