import type { SampleArticle } from '../sampleArticle';

export const theOldestStandingScoreOnTheSite: SampleArticle = {
  slug: 'the-oldest-standing-score-on-the-site',
  category: 'records',
  author: 'old_padre',
  publishedAt: '2024-03-14T19:48:00Z',
  featured: false,
  cover: { motif: 'waveform', hue: 210 },
  translations: {
    en: {
      title: 'The oldest standing score on the site',
      excerpt:
        'It is twenty years old, its proof weighs fourteen kilobytes, and the man who set it can no longer get anywhere near it.',
      content: `
<p>The picture is 320 pixels wide and mostly brown. It shows the bottom half of a television, a corner of curtain and, if you tilt your head, five digits: 88,140. It reached us on 24 November 2003, when the site was eight days old and its instructions for proofs were one sentence, about stamps. It is first place in Deep Signal, home version, one torpedo, to this day. Nothing older still stands anywhere on VGR.</p>
<p>One hundred and forty people have since recorded a score below it. sable_cat came closest in 2016, with 87,990, one fishing boat short. The game is not obscure and it is not broken; somebody was simply very good at it one evening in Finistère.</p>
<p>That somebody was hugo_1986, who was seventeen and had to be in bed by ten. He is a surveyor now, with a beard and a mortgage. When I wrote to ask how it felt to hold the oldest score on the site, he replied that he had been meaning to beat it ever since, and had been busy.</p>
<p>There is a fair question about the photograph. Sent in today it would be refused before lunch: no video, no start of the game, no room to check anything. Samir and I went over it again this winter, looking for a reason to be stern. In the glass of the television you can see a street lamp, a lit window and the outline of a boy with his elbow raised, holding a camera. The digits are the right shape and the right colour. It satisfies every rule we had, all nine sentences of them.</p>
<p>So it stays. A score is judged by the rules of the day it was sent, or else every chart we have begins last Tuesday.</p>
<p>What happened next I had not planned. Hugo borrowed a machine, bought a tripod and set out to do it again properly, on video, so that nobody need rely on his elbow. He has played Deep Signal every evening since the second week of December. His best, as I write, is 71,320.</p>
<p>“I have watched my hands,” he wrote on Sunday. “They do everything right, a bit late. I would love to know how that boy did it. I would ask him not to tell me.”</p>`,
    },
    fr: {
      title: 'Le plus vieux score encore debout sur le site',
      excerpt:
        'Il a vingt ans, sa preuve pèse quatorze kilo-octets, et celui qui l’a signé n’arrive plus du tout à s’en approcher.',
      content: `
<p>L’image fait 320 pixels de large et elle est surtout marron. On y voit le bas d’un téléviseur, un coin de rideau et, à condition de pencher la tête, cinq chiffres : 88 140. Elle nous est parvenue le 24 novembre 2003 ; le site avait huit jours, et son mode d’emploi des preuves tenait en une phrase, où il était question de timbres. C’est, aujourd’hui encore, la première place de Deep Signal, version console, une torpille. Rien de plus ancien ne tient debout sur VGR.</p>
<p>Cent quarante personnes ont depuis inscrit un score au-dessous. La plus proche a été sable_cat, en 2016, avec 87 990 : il lui a manqué un chalutier. Le jeu n’est ni obscur ni bancal. Quelqu’un, un soir, dans le Finistère, y a très bien joué, voilà tout.</p>
<p>Ce quelqu’un, c’était hugo_1986, dix-sept ans, au lit à dix heures. Le voici géomètre, avec une barbe et un crédit immobilier. Quand je lui ai écrit pour savoir quel effet cela faisait de détenir le plus vieux score du site, il m’a répondu qu’il comptait bien le battre depuis le début, mais qu’il avait été occupé.</p>
<p>La photo pose tout de même question. Envoyée aujourd’hui, elle serait refusée avant midi : pas de vidéo, pas de début de partie, rien à quoi se raccrocher. Samir et moi l’avons réexaminée cet hiver, en cherchant une raison d’être sévères. Dans la vitre du téléviseur, on distingue un réverbère, une fenêtre éclairée et la silhouette d’un garçon, le coude levé, un appareil photo à la main. Les chiffres ont la bonne forme et la bonne couleur. L’image respecte toutes nos règles de l’époque, c’est-à-dire neuf phrases.</p>
<p>Elle reste donc. Un score se juge selon les règles du jour où il a été envoyé, sans quoi tous nos classements commenceraient mardi dernier.</p>
<p>La suite, je ne l’avais pas prévue. Hugo a emprunté une machine, acheté un trépied et entrepris de recommencer dans les formes, en vidéo, pour que personne n’ait à se fier à son coude. Depuis la deuxième semaine de décembre, il joue à Deep Signal tous les soirs. À l’heure où j’écris, il en est à 71 320.</p>
<p>« J’ai regardé mes mains, m’a-t-il écrit dimanche. Elles font tout comme il faut, un peu tard. J’aimerais bien savoir comment ce garçon s’y prenait. Je lui demanderais de ne pas me le dire. »</p>`,
    },
  },
  comments: [
    {
      author: 'sable_cat',
      at: '2024-03-14T21:09:00Z',
      content:
        '<p>Le chalutier était à tribord, j’avais une torpille, et je me suis dit « non, gardons-la ». Huit ans que j’y pense.</p>',
    },
    {
      author: 'hugo_1986',
      at: '2024-03-15T08:31:00Z',
      content: '<p>Par honnêteté envers ma mère : le vendredi, c’était dix heures et demie.</p>',
    },
    {
      author: 'zed_dead_zed',
      at: '2024-03-17T15:54:00Z',
      content:
        '<p>I am not sure I agree with keeping it. I believe him completely, but “we believe him” is not a rule one can apply to the next case.</p>',
    },
    {
      author: 'samir_proofs',
      at: '2024-03-17T18:20:00Z',
      content:
        '<p>It is not that we believe him. It is that we told him in 2003 what was needed, and he sent it. There will be no next case: nothing else from that year is still first.</p>',
    },
  ],
};
