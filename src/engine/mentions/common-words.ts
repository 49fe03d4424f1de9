/** Everyday words, beside those in derived/dictionary-words.ts, that brands use: in lower case they are words. */
export const commonWords = new Set(
  `about academy access account action active add advance advantage air all alliance alpha amber american and angel any art ask asset auto baker bakery balance bank bar barn bath bay bazaar
  beauty bed best better big bike bill black blend block body books bottle bowl boy brand bread brew broad brother brothers building bull burger bus business butter button buy cab cafe call camp can
  candle candy canopy car card cart case cash castle cat centre center central century chain champion chance change check choice choose church city claro class clean clinic clip closet cloth co coach coffee coin
  college color colour common community company complete connect control cook cookie corner cost cottage country county court cover cream creative credit crew crop cross cup current custom cut daily dairy dance
  data dear delivery dental dentist depot design desk diamond diet digital direct discord discover doctor dog dollar double down dragon dress dry duo dynamic easy eat edit electric element elite empire enter enterprise express
  eye face family farm fashion fast father feather feed feel fence figure file film find fine finger fish fit fitness five flash flat flex float floor food foods foot force foundation four free freedom friend friendly friends fruit
  fuel full fun fund game gap gas gather gear general gentle get girl give glass global goal golf goods grab grace graph grass gravity gray great ground group gym hair half hand handy happy hard hat head health healthy heat
  help her here high hill hit hold holiday homes horse hot hotel hour human hunt hunter ice idea inc income ink inside instant intercom iron it jam jar jewel job joy juice just kids kitchen kitty knot lake land language large
  laser last law lead leader learn legal lens letter life lighter lily linear lion liquid little live load loan lock log look loom lost love low lunch luxury machine made magnet mail make mango map marble mask master maven media medical
  medium meet mega men menu merge metal metro micro mile milk mill mini mix mobile model modern money monster more most mother motor mouse movie music mutual name nation national natural navy near neat need net network new news next
  no nomad now nut office oil old once online only opera option order organic original our out outdoor outside over paint pal pan panel pants park partner party pass pay peace pear pet petal phone photo pick picture piece pink pipe pizza
  plain plastic plate platform play player plenty pocket poem poet pool post pot power present press pretty price pride print private pro produce product profit project promise protein provide public pump punch puzzle quality
  quarter queen quick rack radio ramp rank rare ray ready reason record recruit rent rescue reserve rest rich ride right ring road robin roll roof room round route row run salad salon sat save say school science screen script search
  season second secret secure see self sell senior service seven share sharp ship shipt shirt shoe shop shopping short show side sight silk single site six skill skin sleep slice slim slow small smile smith smooth soap soft soil solution solve
  soul sound soup spa spade speak speed spice spin spirit splash split spoon sport spot spread squad staff stand standard state stay steam steel stitch stock stop store story straight strength string student style
  sub subway sugar suit super supply support sure surface sweet swim swing system tab tag tail tailor take talk tap taste tax tea teach tech tell test thing think three ticket tie tiny tip tire title today tool tools top total
  tough tour town toy trade traffic transfer transport travel treat trip truck try turn twin twist two type uncommon under unique united universal up upper use user van vapor vendor vet video vintage virtual visa visit wafer
  walk wall want warm wash water wealth wear weather web wedding week weight welcome wheat wheels wine winter wire wish wolt woman women words worker works worth write yard year yes yoga young youth
  adler anker apotheke bild blume brot brücke engel feuer freund frisch garten glück gold haus heimat herz himmel hof insel jäger kaiser kern klar könig kraft krone leben licht linde löwe markt meister mond morgen nord otto post quelle rose
  schloss see sonne spiegel stadt stein stern tal tanne ufer volk wald wasser weg welle welt wiese wind zeit boulanger carrefour chez clair étoile fleur forêt fraise jardin lumière lune maison marché monde moulin pain papillon pomme renard
  rivage rocher sable soleil source terre toit vague vent ville alma amigo arte azul bella blanco bosque brisa cabeza camino campo casa cielo corazón cuenta dulce encanto espejo estrella éxito faro flor fuego fuente huella isla
  lucha luz madera mar mercado mesa mundo nieve nube palma pan piedra puente puerta ramo rayo río roble rosa sabor sal sol sombra tierra trigo valle verde vida viento zara`.match(
    /\S+/g,
  ),
);
