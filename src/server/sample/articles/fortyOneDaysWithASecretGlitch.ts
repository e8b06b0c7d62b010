import type { SampleArticle } from '../sampleArticle';

export const fortyOneDaysWithASecretGlitch: SampleArticle = {
  slug: 'forty-one-days-with-a-secret-glitch',
  category: 'speed',
  author: 'tomasz_r',
  publishedAt: '2026-02-26T19:20:00Z',
  featured: false,
  cover: { motif: 'tunnel', hue: 284 },
  translations: {
    en: {
      title: 'Forty-one days with a secret glitch',
      excerpt:
        'Nobody blamed deltaV for using the Copper Beach glitch. The quarrel was about the six weeks in which he kept quiet.',
      content: `
<p>I began by making it worse. On 20 February I woke up to sixty-three messages about Lumen Drift, saw seven new first places by the same member, all eleven seconds too fast, and removed the lot before I had finished my coffee. At noon I put them back, with an apology. The proofs were perfect, nothing in our rules forbade what they showed, and an administrator who deletes things because they are noisy should be given a quieter job.</p>
<p>What they showed was this. On Copper Beach, if you pause in the instant when a kart that fell off is fading back in, the game sets it down at the <em>next</em> checkpoint. deltaV found it on 9 January because his cat stood on the controller. He practised it for forty-one days, told nobody, and sent in all seven times in one evening.</p>
<p>On the glitch itself there was little argument. It is in the game; anybody with a controller can do it, cat or no cat. The charts will be split, because it gains more than five per cent, and people who prefer to drive along the beach may go on doing so.</p>
<p>The forty-one days were another matter. During them wren_taps spent her evenings polishing the old line, and twice wrote to deltaV, who is generous with advice, to ask about the last corner. He answered both times. The advice was correct and by then worth nothing. When she brought it up in the thread he did not defend himself:</p>
<blockquote><p>I wanted to be first at something once. I did not think about who was still running on the road I had left.</p></blockquote>
<p>We voted on Tuesday. By sixty-one to forty-four, the rule is now: keep a discovery to yourself as long as you like, but the day you submit a time that uses it, the explanation comes with it, complete enough for a stranger to repeat. No explanation, no validation.</p>
<p>I was one of the forty-four; we wanted a deadline of fourteen days. I have since come round. A deadline can only be enforced on people honest enough to tell us the date, and deltaV, who told us his without being asked, would have been the only person it ever caught.</p>`,
    },
    fr: {
      title: 'Quarante et un jours avec un bug secret',
      excerpt:
        'Personne n’a reproché à deltaV d’exploiter le bug de Copper Beach. Ce qui a fâché, ce sont les six semaines de silence.',
      content: `
<p>J’ai commencé par aggraver les choses. Le 20 février, au réveil, j’avais soixante-trois messages à propos de Lumen Drift ; j’ai vu sept premières places toutes neuves, au nom du même membre, toutes trop rapides de onze secondes, et j’ai tout supprimé avant d’avoir fini mon café. À midi je remettais tout en place, avec des excuses. Les preuves étaient impeccables, rien dans notre règlement n’interdisait ce qu’elles montraient, et un administrateur qui supprime parce qu’il y a du bruit devrait se chercher un poste plus calme.</p>
<p>Ce qu’elles montraient, le voici. Sur Copper Beach, si l’on met le jeu en pause à l’instant où un kart tombé réapparaît en fondu, il est reposé au point de passage <em>suivant</em>. deltaV l’a découvert le 9 janvier, quand son chat s’est mis debout sur la manette. Il s’est entraîné quarante et un jours, n’en a parlé à personne et a envoyé ses sept temps le même soir.</p>
<p>Sur le bug lui-même, on s’est peu disputé. Il est dans le jeu, et n’importe qui peut le reproduire, avec ou sans chat. Les classements seront séparés, parce que le gain dépasse cinq pour cent, et ceux qui préfèrent longer la plage pourront continuer.</p>
<p>Les quarante et un jours, c’est autre chose. Pendant ce temps, wren_taps passait ses soirées à polir l’ancienne trajectoire, et par deux fois elle a écrit à deltaV, qui n’est pas avare de conseils, au sujet du dernier virage. Il a répondu les deux fois. Le conseil était juste, et ne valait déjà plus rien. Lorsqu’elle l’a rappelé sur le forum, il n’a pas cherché à se défendre :</p>
<blockquote><p>Pour une fois, je voulais être le premier quelque part. Je n’ai pas pensé à ceux qui couraient encore sur la route que j’avais quittée.</p></blockquote>
<p>Nous avons voté mardi. Par soixante et une voix contre quarante-quatre, la règle est désormais la suivante : gardez une découverte pour vous aussi longtemps qu’il vous plaira, mais le jour où vous soumettez un temps qui s’en sert, l’explication l’accompagne, assez complète pour qu’un inconnu puisse la reproduire. Sans explication, pas de validation.</p>
<p>J’étais des quarante-quatre : nous voulions un délai de quatorze jours. Je me suis ravisé depuis. Un délai ne s’impose qu’aux gens assez honnêtes pour avouer la date, et deltaV, qui nous a donné la sienne sans qu’on la lui demande, aurait été le seul qu’il ait jamais attrapé.</p>`,
    },
  },
  comments: [
    {
      author: 'wren_taps',
      at: '2026-02-26T20:41:00Z',
      content:
        '<p>Since everyone is asking: we are fine. He has sent me eleven videos of the pause trick and one of the cat.</p>',
    },
    {
      author: 'kestrel77',
      at: '2026-02-27T08:19:00Z',
      content:
        '<p>I voted for the deadline and I still would. Without one, somebody will sit on a glitch for two years and call it practice.</p>',
    },
    {
      author: 'deltaV',
      at: '2026-02-27T18:55:00Z',
      content:
        '<p>Possible, but I promise that forty-one days were already uncomfortable. I nearly told the postman.</p>',
    },
    {
      author: 'sable_cat',
      at: '2026-03-03T21:30:00Z',
      content:
        '<p>Et le chat, il apparaît au classement ? Il me semble que c’est lui, le découvreur.</p>',
    },
  ],
};
