import type { SampleArticle } from '../sampleArticle';

export const sixRunnersOneController: SampleArticle = {
  slug: 'six-runners-one-controller',
  category: 'speed',
  author: 'dani_teams',
  publishedAt: '2026-08-06T15:44:00Z',
  featured: false,
  cover: { motif: 'sunrise', hue: 130 },
  translations: {
    en: {
      title: 'Six runners, one controller, one raft',
      excerpt:
        'A Moss Kingdom relay is lost in the seconds when nobody holds the pad. Six friends in Valencia went looking for them.',
      content: `
<p>“Do not let go until I say <em>mine</em>.” That was the whole tactical briefing, given by rosa_pad at nine in the morning in a youth club in Valencia, with both fans on and thirty-four degrees promised for noon.</p>
<p>The all-lanterns relay of Moss Kingdom is simple. Six people, one console, one controller, no pause. The best time on the site was 2:05:10, and on paper this team was three minutes faster than that. In June they tried it on paper’s terms, one world each, and finished eleven seconds too slow.</p>
<p>The video explains why. Each change of hands cost between eight and fourteen seconds: a cable round an ankle, a thumb on the wrong side, once a jump into the bog while two people apologised to each other. The legs were excellent. The relay was terrible.</p>
<p>It was moth_lamp who thought of the rafts. Five times in the game the hero stands on a raft for some fourteen seconds and there is nothing to do but look at the reeds. Change there, and the change is free. The trouble is that the rafts are not where the worlds end, so the fair legs became unfair ones, and the longest fell to nine_lives, who is sixty-one and had come along to make the sandwiches.</p>
<table>
<thead><tr><th scope="col">Leg</th><th scope="col">Runner</th><th scope="col">Time</th></tr></thead>
<tbody>
<tr><td>1</td><td>moth_lamp</td><td>18:20</td></tr>
<tr><td>2</td><td>g_amarelo</td><td>22:41</td></tr>
<tr><td>3</td><td>nine_lives</td><td>31:05</td></tr>
<tr><td>4</td><td>joana_b</td><td>16:52</td></tr>
<tr><td>5</td><td>zed_dead_zed</td><td>20:14</td></tr>
<tr><td>6</td><td>rosa_pad</td><td>14:39</td></tr>
</tbody>
</table>
<p>He practised his thirty-one minutes every day for five weeks, after the news. On Saturday he dropped one lantern, went back for it without hurrying, and handed over on the third raft with the words “there is a spider on the table”, which joana_b chose not to investigate.</p>
<p>zed_dead_zed, who had only come to drive nine_lives from Genoa, played leg five in borrowed glasses, having sat on his own. Rosa said “mine” on the last raft at 1:49:12 and nobody spoke again until the bell.</p>
<p>The total is 2:03:51. Five handovers, no time lost, and the sandwiches, everybody agrees, were below the usual standard.</p>`,
    },
    fr: {
      title: 'Six joueurs, une manette et un radeau',
      excerpt:
        'Un relais de Moss Kingdom se perd dans les secondes où personne ne tient la manette. À Valence, six amis les ont cherchées.',
      content: `
<p>« Tu ne lâches pas avant que j’aie dit <em>je l’ai</em>. » Toute la consigne tactique tenait là-dedans. rosa_pad l’a donnée à neuf heures du matin dans une maison des jeunes de Valence, les deux ventilateurs à fond, trente-quatre degrés annoncés pour midi.</p>
<p>Le relais « toutes les lanternes » de Moss Kingdom est d’une grande simplicité : six personnes, une console, une manette, pas de pause. Le meilleur temps du site était de 2:05:10 et, sur le papier, l’équipe valait trois minutes de mieux. En juin, ils l’ont tenté comme sur le papier, un monde chacun : onze secondes de trop à l’arrivée.</p>
<p>La vidéo explique tout. À chaque passage de main, huit à quatorze secondes s’envolaient : un câble autour d’une cheville, un pouce du mauvais côté, et même un saut dans la tourbière pendant que deux personnes se demandaient pardon. Les relayeurs étaient excellents. Le relais, lui, était affreux.</p>
<p>C’est moth_lamp qui a pensé aux radeaux. Cinq fois dans le jeu, le héros reste debout quelque quatorze secondes sur un radeau, sans rien à faire que de regarder les roseaux. Qu’on change là, et le changement est gratuit. Seulement, les radeaux ne coïncident pas avec la fin des mondes : les parts égales sont devenues inégales, et la plus longue a échu à nine_lives, soixante et un ans, venu au départ pour les sandwichs.</p>
<table>
<thead><tr><th scope="col">Relais</th><th scope="col">Joueur</th><th scope="col">Temps</th></tr></thead>
<tbody>
<tr><td>1</td><td>moth_lamp</td><td>18:20</td></tr>
<tr><td>2</td><td>g_amarelo</td><td>22:41</td></tr>
<tr><td>3</td><td>nine_lives</td><td>31:05</td></tr>
<tr><td>4</td><td>joana_b</td><td>16:52</td></tr>
<tr><td>5</td><td>zed_dead_zed</td><td>20:14</td></tr>
<tr><td>6</td><td>rosa_pad</td><td>14:39</td></tr>
</tbody>
</table>
<p>Ses trente et une minutes, il les a travaillées chaque jour pendant cinq semaines, après le journal télévisé. Samedi, il a manqué une lanterne, est retourné la chercher sans se presser, puis a passé la manette sur le troisième radeau en disant : « Il y a une araignée sur la table. » joana_b a préféré ne pas vérifier.</p>
<p>zed_dead_zed, simple chauffeur depuis Gênes à l’origine, a joué le cinquième relais avec des lunettes d’emprunt, s’étant assis sur les siennes. Rosa a dit « je l’ai » sur le dernier radeau, à 1:49:12, et plus personne n’a ouvert la bouche jusqu’à la cloche.</p>
<p>Total : 2:03:51. Cinq passages, pas une seconde perdue. Quant aux sandwichs, de l’avis général, on avait connu mieux.</p>`,
    },
  },
  comments: [
    {
      author: 'nine_lives',
      at: '2026-08-06T17:02:00Z',
      content:
        '<p>The sandwiches were made by zed without his glasses. I decline all responsibility.</p>',
    },
    {
      author: 'g_amarelo',
      at: '2026-08-06T21:35:00Z',
      content:
        '<p>A minha parte tem uma falha no moinho que ainda me tira o sono: quatro segundos a olhar para a Rosa em vez de olhar para o ecrã. Repetimos em outubro?</p>',
    },
    {
      author: 'Rikard_S',
      at: '2026-08-07T06:28:00Z',
      content:
        '<p>Congratulations from the team you beat. We also changed at the world ends, and we also have a video with a cable round an ankle. See you on the rafts.</p>',
    },
    {
      author: 'rosa_pad',
      at: '2026-08-07T10:11:00Z',
      content: '<p>Rikard, bring your own sandwiches.</p>',
    },
  ],
};
